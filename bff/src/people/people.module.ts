import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PeopleController } from './people.controller.js';
import { PeopleService } from './people.service.js';
import { personSchema } from './person.schema.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Person', schema: personSchema }])],
  controllers: [PeopleController],
  providers: [PeopleService],
  exports: [PeopleService],
})
export class PeopleModule {}
