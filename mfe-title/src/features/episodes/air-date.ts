const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * A date as `MMM d, yyyy`, the same wherever it is read.
 *
 * @param date `YYYY-MM-DD`
 */
export function airDateText(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${months[(month ?? 1) - 1]} ${day}, ${year}`;
}
