import { browserProject } from '@sinima/testing/jest-project';

export default browserProject('ui-kit', import.meta.dirname);
