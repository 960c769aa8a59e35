export const fullCrew = 'Full Crew';
export const noCrewInformation = 'No Crew Information';
export const membersOfEachDepartment = 'Members of each department';
export const completeCrewListFor = 'Complete crew list for {title}';
export const unknownCrewMember = 'Unknown Crew Member';
export const showingCrew =
  'Showing {count, plural, one {# crew member} other {# crew members}} across {departments, plural, one {# department} other {# departments}}';
export const memberCount = '{count, plural, one {# member} other {# members}}';
export const fullCrewOf = 'Full Crew of {title}';
