export const minutes = '{count, number}m';
export const seriesType = 'Series';
