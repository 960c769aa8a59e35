import { nodeProject } from '@sinima/testing/jest-project';

export default nodeProject('renderers', import.meta.dirname);
