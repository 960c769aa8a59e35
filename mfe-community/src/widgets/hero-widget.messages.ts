/** The site’s slogan. */
export const heroTitle = 'Discover African Cinema';
export const exploreMovies = 'Explore Movies';
export const browseTalent = 'Browse Talent';
export const latestReleases = 'Latest 2025 Releases';
/** A slogan: what the site wants to reach, not what it has. */
export const manyTitles = '620,000+ Titles';
/** Below the slogans. The numbers of today stand further down on the page. */
export const heroAim = 'That is where Sinima wants to be. What it holds today is counted below.';
