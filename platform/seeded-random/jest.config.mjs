import { nodeProject } from '@sinima/testing/jest-project';

export default nodeProject('seeded-random', import.meta.dirname);
