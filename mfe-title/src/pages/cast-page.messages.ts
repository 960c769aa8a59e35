export const fullCast = 'Full Cast';
export const noCastInformation = 'No Cast Information';
export const lead = 'Lead';
export const completeCastListFor = 'Complete cast list for {title}';
export const unknownActor = 'Unknown Actor';
export const showingCast = 'Showing {count, plural, one {# cast member} other {# cast members}}';
export const onTheCallSheet = '#{number} on the call sheet';
export const fullCastOf = 'Full Cast of {title}';
