export const annual = 'Annual, usually in {month}';
export const biennial = 'Biennial, usually in {month}';
export const sinceYear = 'since {year}';
export const usuallyIn = 'Usually in {month}';
export const sourcesCount = '{count, plural, one {Source} other {# sources}}';
