import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { findPage, mapPage } from '@sinima/api/database/find-page';
import { slugOrId } from '@sinima/api/database/slug-or-id';
import { CatalogueReads } from '@sinima/api/catalogue-reads';
import type { ListPage, PageRequest } from '@sinima/api/http/list-page';
import { toExample, type Example, type ExampleDetail } from './example.dto.js';
import type { ExampleRecord } from './example.schema.js';

/** Reads of the examples. */
@Injectable()
export class ExamplesService {
  constructor(
    @InjectModel('Example') private readonly examples: Model<ExampleRecord>,
    private readonly catalogue: CatalogueReads,
  ) {}

  /** Return one page of the examples, by name. */
  async list(page: PageRequest): Promise<ListPage<Example>> {
    const found = await findPage(this.examples, { filter: {}, sort: { name: 1, slug: 1 } }, page);
    return mapPage(found, toExample);
  }

  /**
   * Return one example, with its title.
   *
   * @throws NotFoundException when there is none
   */
  async bySlug(slug: string): Promise<ExampleDetail> {
    const example = await this.examples.findOne(slugOrId(slug)).lean<ExampleRecord | null>();
    if (!example) throw new NotFoundException(`There is no example "${slug}".`);
    const [title = null] = await this.catalogue.titleCards([example.titleId]);
    return { ...toExample(example), title };
  }
}
