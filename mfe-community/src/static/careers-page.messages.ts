export const noPositions = 'There are no open positions at the moment.';
export const careersContribute =
  'If you know the film of a country well, you can still shape this database: <link>contribute</link>.';
export const careersTitle = 'Careers';
export const careersDescription = 'Work at Sinima.';
