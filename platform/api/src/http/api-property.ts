import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

/** Document an id. Here is what the Swagger plugin cannot read from a property's type and comment. */
export function ApiId(): PropertyDecorator {
  return ApiProperty({ type: String, pattern: '^[0-9a-f]{24}$' });
}

/** Document a whole number. */
export function ApiInteger(options: Pick<ApiPropertyOptions, 'minimum' | 'maximum'> = {}): PropertyDecorator {
  return ApiProperty({ type: 'integer', ...options });
}

/** Document one of some words, under the name of their list in the contract. */
export function ApiWord(words: readonly string[], name: string): PropertyDecorator {
  return ApiProperty({ enum: words, enumName: name });
}

/** Document an array of some words, under the name of their list in the contract. */
export function ApiWords(words: readonly string[], name: string): PropertyDecorator {
  return ApiProperty({ enum: words, enumName: name, isArray: true });
}

/** Document a text in a standard format, such as `date` or `date-time`. */
export function ApiFormat(format: 'date' | 'date-time'): PropertyDecorator {
  return ApiProperty({ type: String, format });
}
