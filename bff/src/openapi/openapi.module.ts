import { Module } from '@nestjs/common';
import { OpenApiController } from './openapi.controller.js';

/** Answers the contract of the API. */
@Module({ controllers: [OpenApiController] })
export class OpenApiModule {}
