import { browserProject } from '@sinima/testing/jest-project';

export default browserProject('mfe-community', import.meta.dirname);
