import { Controller, Get, Param } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { ApiProblems } from '@sinima/api/http/problem-responses.decorator';
import { CompaniesService } from './companies.service.ts';
import { Company, CompanyDetail } from './company.dto.ts';

@Controller('companies')
export class CompaniesController {
  constructor(private readonly companies: CompaniesService) {}

  /**
   * Companies that made or distributed titles, by name
   * @remarks The whole list in one answer.
   */
  @Get()
  listCompanies(): Promise<Company[]> {
    return this.companies.all();
  }

  /**
   * One company, with its titles
   * @remarks The newest title first. A title stands twice where the company both made and distributed it.
   */
  @Get(':slug')
  @ApiParam({ name: 'slug', example: 'filmone-entertainment' })
  @ApiProblems(404)
  getCompany(@Param('slug') slug: string): Promise<CompanyDetail> {
    return this.companies.bySlug(slug);
  }
}
