import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy } from 'class-validator';
import { AllMeansAbsent } from '@sinima/api/http/all-means-absent';
import { countryName } from '@sinima/api/text/country-names';

/** Read a country's code or any of its names; anything else is left as it is, for the validation to refuse. */
function ToCountryName(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string'
      ? (countryName(/^[a-z]{2}$/.test(value) ? value.toUpperCase() : value) ?? value)
      : value,
  );
}

/** Refuse what is not the catalogue's name of a country. */
function IsCountryName(): PropertyDecorator {
  return ValidateBy({
    name: 'isCountryName',
    validator: {
      validate: (value) => typeof value === 'string' && countryName(value) === value,
      defaultMessage: () =>
        'country must be a country, by its two-letter code (NG) or its English name (Nigeria)',
    },
  });
}

/** The query of `GET /api/titles/{id}/where-to-watch`. */
export class WhereToWatchQuery {
  @ApiPropertyOptional({
    type: String,
    maxLength: 60,
    description:
      'ISO 3166 code or English name, whatever its case: only what is offered there. `all` is no filter.',
    example: 'NG',
  })
  @AllMeansAbsent()
  @ToCountryName()
  @IsOptional()
  @IsCountryName()
  country?: string;
}
