export const activeFilters = 'Active filters';
export const search = 'Search';
export const filters = 'Filters';
export const showResults = 'Show results';
export const removeFilter = 'Remove filter {filter}';
export const filtersChosen = 'Filters ({chosen, number})';
