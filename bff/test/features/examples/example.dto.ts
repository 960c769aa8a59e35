import { ApiId } from '@sinima/api/http/api-property';
import { Samples } from '@sinima/api/http/samples.decorator';
import { TitleCard } from '@sinima/api/titles/title-card.dto';
import type { ExampleRecord } from './example.schema.js';

/** An example. */
@Samples<Example>(
  { slug: 'first-example', name: 'First Example' },
  { slug: 'second-example', name: 'Second Example' },
)
export class Example {
  @ApiId()
  id!: string;

  /** @example "first-example" */
  slug!: string;

  name!: string;
}

/** An example with the title that it belongs to. */
export class ExampleDetail extends Example {
  /** Null where the catalogue has the title no more. */
  title!: TitleCard | null;
}

/** Return a stored example as the API answers it. */
export function toExample({ _id, slug, name }: ExampleRecord): Example {
  return { id: _id.toHexString(), slug, name };
}
