export const awardsAndFestivals = 'Awards and Festivals';
export const whoWasHonouredAndWhere = 'Who was honoured, and where films are first seen';
export const headAwardsAndFestivals = 'Awards and Festivals';
export const headAwardsDescription =
  'Awards of African film and television with their winners, and the festivals of the continent.';
