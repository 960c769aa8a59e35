import { ApiProperty } from '@nestjs/swagger';

/** Where Nest's Swagger module keeps what decorators said of a property. */
const PROPERTY_METADATA = 'swagger/apiModelProperties';

/**
 * Give a DTO records that are made up, for the contract: `x-samples` of its schema. The mock API answers with them
 * (`platform/mock-api`). Visitors of the mock API see them: let their texts say that they are samples.
 *
 * @param records all with the same properties; those of a base class are given there
 * @example @Samples<Genre>({ name: 'drama', titleCount: 12 }, { name: 'comedy', titleCount: 5 })
 */
export function Samples<Dto extends object>(
  ...records: readonly Partial<NoInfer<Dto>>[]
): (dto: abstract new () => Dto) => void {
  const names = Object.keys(records[0] ?? {}) as (keyof Dto & string)[];
  return ({ prototype }) => {
    for (const name of names) {
      // What a base class says of the property holds: without it, a number would do for a whole number.
      const inherited = Reflect.getMetadata(PROPERTY_METADATA, prototype, name) as object | undefined;
      ApiProperty({ ...inherited, examples: records.map((record) => record[name]) })(prototype, name);
    }
  };
}
