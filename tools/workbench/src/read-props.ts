/** What components and functions take, by TypeScript's own account: names, types, defaults and doc comments. */
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import ts from 'typescript';
import type { PropRow, PropTable } from '../../../ui-kit/workbench/site/site-shapes.ts';
import { defaultsOf, paramComments } from './parameter-sources.ts';

/** Reads the sources as they were when it was made. */
export interface PropsReader {
  /** What each component and function that a module exports takes, in the order of the module. */
  ofModule(file: string): PropTable[];
  /** What the component of a story file takes; undefined where the file names none. */
  ofStories(file: string): PropTable | undefined;
  /** Where the component of a story file is declared. */
  sourceOfStories(file: string): string | undefined;
  /** The names that a story file exports, in its order. */
  stateOrder(file: string): string[];
  /** What the next reader is made from, so that only changed files are read. */
  readonly program: ts.Program;
}

function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(rootDir, 'tsconfig.base.json'), ts.sys.readFile) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, rootDir);
  return { ...options, composite: false, emitDeclarationOnly: false, noEmit: true, types: [] };
}

const typeFlags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** The longest type that is written out, in characters; a longer one is told by its name in the source. */
const MAX_TYPE = 80;

/** The type that a declaration names: `TitleDetail`. */
function namedType(declaration: ts.Declaration | undefined): string | undefined {
  return declaration && 'type' in declaration
    ? (declaration.type as ts.TypeNode | undefined)?.getText()
    : undefined;
}

/** A type as a table shows it: of what is optional, without the `undefined` that follows from it. */
function typeText(checker: ts.TypeChecker, symbol: ts.Symbol, isOptional: boolean): string {
  const full = checker.typeToString(checker.getTypeOfSymbol(symbol), undefined, typeFlags);
  const text = full.length > MAX_TYPE ? (namedType(symbol.declarations?.[0]) ?? full) : full;
  const own = isOptional ? text.replace(/ \| undefined$/, '') : text;
  return own.replace(/^\((\([^()]*\) => [^()|]+)\)$/, '$1');
}

const isFromPackage = (declaration: ts.Declaration): boolean =>
  declaration.getSourceFile().fileName.includes('/node_modules/');

/** `InputHTMLAttributes` → `input`; undefined for what every element has. */
function elementOf(declaration: ts.Declaration): string | undefined {
  const { parent } = declaration;
  const name = ts.isInterfaceDeclaration(parent) ? parent.name.text : '';
  return /^(\w+)HTMLAttributes$/.exec(name)?.[1]?.toLowerCase();
}

function tableOf(checker: ts.TypeChecker, name: string, symbol: ts.Symbol): PropTable | undefined {
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  if (declaration === undefined) return undefined;
  const [signature] = checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures();
  if (signature === undefined) return undefined;
  const [first] = signature.getParameters();
  const comments = paramComments(signature);
  const defaults = defaultsOf(signature.getDeclaration());
  const firstType = first && checker.getNonNullableType(checker.getTypeOfSymbol(first));
  // A component, or a function of options: what its one object holds. Any other function: its parameters.
  const takesObject = firstType !== undefined && isRecord(checker, firstType);
  const given = takesObject ? checker.getPropertiesOfType(firstType) : [...signature.getParameters()];

  const elements = new Set<string>();
  const rows = given.flatMap((prop): PropRow[] => {
    const [at] = prop.getDeclarations() ?? [];
    if (at && isFromPackage(at)) {
      const element = elementOf(at);
      if (element !== undefined) elements.add(element);
      return [];
    }
    const isOptional =
      Boolean(prop.flags & ts.SymbolFlags.Optional) ||
      (at !== undefined && ts.isParameter(at) && checker.isOptionalParameter(at));
    const comment = ts.displayPartsToString(prop.getDocumentationComment(checker));
    const defaultValue = defaults.get(prop.name);
    return [
      {
        name: prop.name,
        type: typeText(checker, prop, isOptional || defaultValue !== undefined),
        isRequired: !isOptional && defaultValue === undefined,
        description: comment || (comments.get(prop.name) ?? ''),
        ...(defaultValue !== undefined && { defaultValue }),
      },
    ];
  });
  const description = ts.displayPartsToString(signature.getDocumentationComment(checker));
  return { name, description, rows, elements: [...elements].sort() };
}

/** Whether a parameter is an object of named things, as props are. */
function isRecord(checker: ts.TypeChecker, type: ts.Type): boolean {
  const isObject = Boolean(
    type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection | ts.TypeFlags.Union),
  );
  const isPlain = type.getCallSignatures().length === 0 && !checker.isArrayLikeType(type);
  return isObject && isPlain && checker.getPropertiesOfType(type).length > 0;
}

/** Follow imports to what is declared. */
function resolved(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The symbol that the default export of a story file names as its `component`. */
function storyComponent(checker: ts.TypeChecker, source: ts.SourceFile): ts.Symbol | undefined {
  let found: ts.Symbol | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'component') {
      found ??= checker.getSymbolAtLocation(node.initializer);
    } else if (ts.isShorthandPropertyAssignment(node) && node.name.text === 'component') {
      found ??= checker.getShorthandAssignmentValueSymbol(node);
    } else ts.forEachChild(node, visit);
  };
  source.statements.filter(ts.isExportAssignment).forEach(visit);
  return found && resolved(checker, found);
}

function exportedNames(source: ts.SourceFile | undefined): string[] {
  return (source?.statements ?? []).flatMap((statement) =>
    ts.isVariableStatement(statement) &&
    ts.getCombinedModifierFlags(statement.declarationList.declarations[0]!)
      ? statement.declarationList.declarations.map(({ name }) => name.getText())
      : [],
  );
}

/** Make a reader of files, each named by its absolute path. */
export function createPropsReader(files: readonly string[], former?: ts.Program): PropsReader {
  const program = ts.createProgram([...files], compilerOptions(), undefined, former);
  const checker = program.getTypeChecker();

  function componentOf(file: string): ts.Symbol | undefined {
    const source = program.getSourceFile(file);
    return source && storyComponent(checker, source);
  }

  return {
    program,
    ofModule(file) {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      if (module === undefined) return [];
      return checker.getExportsOfModule(module).flatMap((exported) => {
        const table = tableOf(checker, exported.name, resolved(checker, exported));
        return table === undefined ? [] : [table];
      });
    },
    ofStories(file) {
      const component = componentOf(file);
      if (component === undefined) return undefined;
      const declared = component.valueDeclaration;
      const own = declared && ts.isFunctionDeclaration(declared) ? declared.name?.text : undefined;
      return tableOf(checker, own ?? component.name, component);
    },
    stateOrder: (file) => exportedNames(program.getSourceFile(file)),
    sourceOfStories: (file) => componentOf(file)?.valueDeclaration?.getSourceFile().fileName,
  };
}
