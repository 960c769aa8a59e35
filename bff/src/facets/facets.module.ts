import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FacetCounts } from './facet-counts.service.js';
import { facetSchema } from './facet.schema.js';

/** How many titles and people have each facet. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: 'Facet', schema: facetSchema }])],
  providers: [FacetCounts],
  exports: [FacetCounts],
})
export class FacetsModule {}
