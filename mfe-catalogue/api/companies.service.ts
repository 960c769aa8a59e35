import { CatalogueReads } from '@sinima/api/catalogue-reads';
import { slugOrId } from '@sinima/api/database/slug-or-id';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { toCompany, toCompanyCredits, type Company, type CompanyDetail } from './company.dto.ts';
import type { CompanyRecord } from './company.schema.ts';

/** How many companies one response holds at most. */
const COMPANIES_LIMIT = 500;

/** Reads of the companies. */
@Injectable()
export class CompaniesService {
  constructor(
    @InjectModel('Company') private readonly companies: Model<CompanyRecord>,
    private readonly catalogue: CatalogueReads,
  ) {}

  /** Return all companies, by name. */
  async all(): Promise<Company[]> {
    const records = await this.companies
      .find()
      .sort({ name: 1 })
      .limit(COMPANIES_LIMIT)
      .lean<CompanyRecord[]>();
    return records.map(toCompany);
  }

  /** Return one company with its titles. */
  async bySlug(slug: string): Promise<CompanyDetail> {
    const company = await this.companies.findOne(slugOrId(slug)).lean<CompanyRecord | null>();
    if (!company) throw new NotFoundException(`There is no company "${slug}".`);
    const { credits, sources } = company;
    const titles = await this.catalogue.titleCards(credits.map(({ titleId }) => titleId));
    return {
      ...toCompany(company),
      credits: toCompanyCredits(credits, new Map(titles.map((title) => [title.id, title]))),
      sources: sources.map(({ what, where, url }) => ({ what, where, url: url ?? null })),
    };
  }
}
