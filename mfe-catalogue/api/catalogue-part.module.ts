import { Module } from '@nestjs/common';
import { CompaniesModule } from './companies.module.ts';
import { FestivalsModule } from './festivals.module.ts';

/** The part of the API that this remote owns. */
@Module({ imports: [FestivalsModule, CompaniesModule] })
export class CataloguePartModule {}
