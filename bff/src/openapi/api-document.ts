import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';

/** Holds the OpenAPI document, which can be made only when the application is put together. */
@Injectable()
export class ApiDocument {
  private made?: OpenAPIObject;

  /** @throws ServiceUnavailableException before it is made */
  get value(): OpenAPIObject {
    if (!this.made) throw new ServiceUnavailableException('The API is starting.');
    return this.made;
  }

  set value(document: OpenAPIObject) {
    this.made = document;
  }
}
