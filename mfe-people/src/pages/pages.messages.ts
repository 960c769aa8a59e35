export const africanTalent = 'African Talent';
export const thePeopleInFrontOf = 'The people in front of the camera and behind it';
export const filteredTalent = 'African Talent: {filters}';
export const talentDescription =
  'Actors, directors, writers, producers and cinematographers of African film and television.';
export const biography = 'Biography';
export const loadingPerson = 'Loading person';
export const aboutPerson = 'About {name}';
