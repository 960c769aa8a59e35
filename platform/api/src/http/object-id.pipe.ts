import { BadRequestException, Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { Types } from 'mongoose';

/** Reads an id of 24 hexadecimal digits; anything else is a 400 that names the parameter. */
@Injectable()
export class ObjectIdPipe implements PipeTransform<string, Types.ObjectId> {
  transform(value: string, { data }: ArgumentMetadata): Types.ObjectId {
    if (/^[0-9a-f]{24}$/i.test(value)) return new Types.ObjectId(value);
    throw new BadRequestException([
      { parameter: data ?? 'id', message: `${data ?? 'id'} must be an id of 24 hexadecimal digits` },
    ]);
  }
}
