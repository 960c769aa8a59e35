import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { exampleSchema } from './example.schema.js';
import { ExamplesController } from './examples.controller.js';
import { ExamplesService } from './examples.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Example', schema: exampleSchema }])],
  controllers: [ExamplesController],
  providers: [ExamplesService],
})
export class ExamplesModule {}
