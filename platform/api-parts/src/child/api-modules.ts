/** The modules of `@sinima/api`, which parts take from their process. */
import * as apiPart from '@sinima/api/api-part';
import * as catalogueReads from '@sinima/api/catalogue-reads';
import * as catalogueWrites from '@sinima/api/catalogue-writes';
import * as databaseDatabaseAvailableGuard from '@sinima/api/database/database-available.guard';
import * as databaseFindPage from '@sinima/api/database/find-page';
import * as databaseProvenance from '@sinima/api/database/provenance';
import * as databaseSlugOrId from '@sinima/api/database/slug-or-id';
import * as databaseStableId from '@sinima/api/database/stable-id';
import * as databaseWithoutUndefined from '@sinima/api/database/without-undefined';
import * as httpAllMeansAbsent from '@sinima/api/http/all-means-absent';
import * as httpApiProperty from '@sinima/api/http/api-property';
import * as httpApiRules from '@sinima/api/http/api-rules';
import * as httpBoundedWorkInterceptor from '@sinima/api/http/bounded-work.interceptor';
import * as httpDatabaseUnavailable from '@sinima/api/http/database-unavailable';
import * as httpDeprecatedDecorator from '@sinima/api/http/deprecated.decorator';
import * as httpFactSourceDto from '@sinima/api/http/fact-source.dto';
import * as httpFormRefusals from '@sinima/api/http/form-refusals';
import * as httpFromDigits from '@sinima/api/http/from-digits';
import * as httpIdParamDecorator from '@sinima/api/http/id-param.decorator';
import * as httpIsNotBlank from '@sinima/api/http/is-not-blank';
import * as httpListPage from '@sinima/api/http/list-page';
import * as httpListPageInterceptor from '@sinima/api/http/list-page.interceptor';
import * as httpListResponseDecorator from '@sinima/api/http/list-response.decorator';
import * as httpNameOfDecorator from '@sinima/api/http/name-of.decorator';
import * as httpNoUnknownQueryGuard from '@sinima/api/http/no-unknown-query.guard';
import * as httpObjectIdPipe from '@sinima/api/http/object-id.pipe';
import * as httpOneOfDecorator from '@sinima/api/http/one-of.decorator';
import * as httpPageLanguage from '@sinima/api/http/page-language';
import * as httpPageLinks from '@sinima/api/http/page-links';
import * as httpPagingQuery from '@sinima/api/http/paging.query';
import * as httpParameterErrors from '@sinima/api/http/parameter-errors';
import * as httpPlainForm from '@sinima/api/http/plain-form';
import * as httpPlainPage from '@sinima/api/http/plain-page';
import * as httpProblemResponsesDecorator from '@sinima/api/http/problem-responses.decorator';
import * as httpProblemDto from '@sinima/api/http/problem.dto';
import * as httpProblemFilter from '@sinima/api/http/problem.filter';
import * as httpSamplesDecorator from '@sinima/api/http/samples.decorator';
import * as httpTextsQuery from '@sinima/api/http/texts.query';
import * as httpTooManyRequests from '@sinima/api/http/too-many-requests';
import * as httpYearDecorator from '@sinima/api/http/year.decorator';
import * as membersPartForm from '@sinima/api/members/part-form';
import * as membersPartMember from '@sinima/api/members/part-member';
import * as partMigration from '@sinima/api/part-migration';
import * as partRecords from '@sinima/api/part-records';
import * as peoplePersonCardDto from '@sinima/api/people/person-card.dto';
import * as peoplePersonCardSamples from '@sinima/api/people/person-card.samples';
import * as peopleToPersonCard from '@sinima/api/people/to-person-card';
import * as textCapitalised from '@sinima/api/text/capitalised';
import * as textCountryNames from '@sinima/api/text/country-names';
import * as textEditDistance from '@sinima/api/text/edit-distance';
import * as textFold from '@sinima/api/text/fold';
import * as textNameCost from '@sinima/api/text/name-cost';
import * as textNameFilter from '@sinima/api/text/name-filter';
import * as textNameRank from '@sinima/api/text/name-rank';
import * as textPageText from '@sinima/api/text/page-text';
import * as textQueryTokens from '@sinima/api/text/query-tokens';
import * as textQueryWords from '@sinima/api/text/query-words';
import * as textSearchableName from '@sinima/api/text/searchable-name';
import * as textSpellingKeys from '@sinima/api/text/spelling-keys';
import * as textTrigrams from '@sinima/api/text/trigrams';
import * as textWrittenText from '@sinima/api/text/written-text';
import * as titlesTitleCardDto from '@sinima/api/titles/title-card.dto';
import * as titlesTitleCardSamples from '@sinima/api/titles/title-card.samples';
import * as titlesTitleFacets from '@sinima/api/titles/title-facets';
import * as titlesTitleOrder from '@sinima/api/titles/title-order';
import * as titlesToOneDecimal from '@sinima/api/titles/to-one-decimal';
import * as titlesToTitleCard from '@sinima/api/titles/to-title-card';

export const API_MODULES: Readonly<Record<string, object>> = {
  '@sinima/api/api-part': apiPart,
  '@sinima/api/catalogue-reads': catalogueReads,
  '@sinima/api/catalogue-writes': catalogueWrites,
  '@sinima/api/database/database-available.guard': databaseDatabaseAvailableGuard,
  '@sinima/api/database/find-page': databaseFindPage,
  '@sinima/api/database/provenance': databaseProvenance,
  '@sinima/api/database/slug-or-id': databaseSlugOrId,
  '@sinima/api/database/stable-id': databaseStableId,
  '@sinima/api/database/without-undefined': databaseWithoutUndefined,
  '@sinima/api/http/all-means-absent': httpAllMeansAbsent,
  '@sinima/api/http/api-property': httpApiProperty,
  '@sinima/api/http/api-rules': httpApiRules,
  '@sinima/api/http/bounded-work.interceptor': httpBoundedWorkInterceptor,
  '@sinima/api/http/database-unavailable': httpDatabaseUnavailable,
  '@sinima/api/http/deprecated.decorator': httpDeprecatedDecorator,
  '@sinima/api/http/fact-source.dto': httpFactSourceDto,
  '@sinima/api/http/form-refusals': httpFormRefusals,
  '@sinima/api/http/from-digits': httpFromDigits,
  '@sinima/api/http/id-param.decorator': httpIdParamDecorator,
  '@sinima/api/http/is-not-blank': httpIsNotBlank,
  '@sinima/api/http/list-page': httpListPage,
  '@sinima/api/http/list-page.interceptor': httpListPageInterceptor,
  '@sinima/api/http/list-response.decorator': httpListResponseDecorator,
  '@sinima/api/http/name-of.decorator': httpNameOfDecorator,
  '@sinima/api/http/no-unknown-query.guard': httpNoUnknownQueryGuard,
  '@sinima/api/http/object-id.pipe': httpObjectIdPipe,
  '@sinima/api/http/one-of.decorator': httpOneOfDecorator,
  '@sinima/api/http/page-language': httpPageLanguage,
  '@sinima/api/http/page-links': httpPageLinks,
  '@sinima/api/http/paging.query': httpPagingQuery,
  '@sinima/api/http/parameter-errors': httpParameterErrors,
  '@sinima/api/http/plain-form': httpPlainForm,
  '@sinima/api/http/plain-page': httpPlainPage,
  '@sinima/api/http/problem-responses.decorator': httpProblemResponsesDecorator,
  '@sinima/api/http/problem.dto': httpProblemDto,
  '@sinima/api/http/problem.filter': httpProblemFilter,
  '@sinima/api/http/samples.decorator': httpSamplesDecorator,
  '@sinima/api/http/texts.query': httpTextsQuery,
  '@sinima/api/http/too-many-requests': httpTooManyRequests,
  '@sinima/api/http/year.decorator': httpYearDecorator,
  '@sinima/api/members/part-form': membersPartForm,
  '@sinima/api/members/part-member': membersPartMember,
  '@sinima/api/part-migration': partMigration,
  '@sinima/api/part-records': partRecords,
  '@sinima/api/people/person-card.dto': peoplePersonCardDto,
  '@sinima/api/people/person-card.samples': peoplePersonCardSamples,
  '@sinima/api/people/to-person-card': peopleToPersonCard,
  '@sinima/api/text/capitalised': textCapitalised,
  '@sinima/api/text/country-names': textCountryNames,
  '@sinima/api/text/edit-distance': textEditDistance,
  '@sinima/api/text/fold': textFold,
  '@sinima/api/text/name-cost': textNameCost,
  '@sinima/api/text/name-filter': textNameFilter,
  '@sinima/api/text/name-rank': textNameRank,
  '@sinima/api/text/page-text': textPageText,
  '@sinima/api/text/query-tokens': textQueryTokens,
  '@sinima/api/text/query-words': textQueryWords,
  '@sinima/api/text/searchable-name': textSearchableName,
  '@sinima/api/text/spelling-keys': textSpellingKeys,
  '@sinima/api/text/trigrams': textTrigrams,
  '@sinima/api/text/written-text': textWrittenText,
  '@sinima/api/titles/title-card.dto': titlesTitleCardDto,
  '@sinima/api/titles/title-card.samples': titlesTitleCardSamples,
  '@sinima/api/titles/title-facets': titlesTitleFacets,
  '@sinima/api/titles/title-order': titlesTitleOrder,
  '@sinima/api/titles/to-one-decimal': titlesToOneDecimal,
  '@sinima/api/titles/to-title-card': titlesToTitleCard,
};
