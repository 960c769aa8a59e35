import { nodeProject } from '@sinima/testing/jest-project';

export default nodeProject('pack', import.meta.dirname);
