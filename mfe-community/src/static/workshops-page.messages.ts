export const noWorkshops = 'No workshops are announced here at the moment.';
export const workshopsFestivals =
  'Several <link>festivals</link> hold classes for young film-makers; their own sites say when.';
export const workshopsTitle = 'Workshops';
export const workshopsDescription = 'Where to learn the craft.';
