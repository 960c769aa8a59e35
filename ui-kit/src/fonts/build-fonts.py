"""Make the site's font files from Anton and Noto Sans.

Needs Python 3 with fonttools and brotli, and the fonts as the npm packages @expo-google-fonts/anton and
@expo-google-fonts/noto-sans carry them (0.4.2):

    python3 build-fonts.py node_modules/@expo-google-fonts

Anton has no mark anchors on the open vowels, on eng and on M and N, so that tone marks collide with them: they get
those of a letter of the same height, moved to their own middle. Its capitals with a tilde get theirs above it.

Noto Sans becomes one variable font, from regular (400) to bold (700): their outlines match point by point, so that both
are drawn as they were, in 7 KB less than two files.

The letters that nearly all of the site is written in are a file of their own besides, of either face, which pages fetch first.
"""

import copy
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools import varLib
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

HEADLINE = 'anton/400Regular/Anton_400Regular.ttf'
TEXT = {400: 'noto-sans/400Regular/NotoSans_400Regular.ttf', 700: 'noto-sans/700Bold/NotoSans_700Bold.ttf'}

# Where a letter's marks sit: as high as on the other.
LIKE = {'ɔ': 'o', 'ɛ': 'e', 'ŋ': 'n', 'm': 'n', 'Ɔ': 'O', 'Ɛ': 'E', 'Ŋ': 'U', 'M': 'U', 'N': 'U'}

# Latin, without what no name, title or text of the site has: ligatures, letters of one language far away, spacing accents.
LATIN = {*range(0x20, 0x7F), *range(0xA0, 0x180)} - {ord(sign) for sign in 'ĸŉſĿŀŦŧĲĳ¤¦¨¬¯±²³µ¶¸¹¼¾÷'}
# ẹ ọ ṣ ị ụ ṅ ḿ ẽ ỹ ạ and capitals, with dots and tones precomposed; vowels and nasals with caron, grave.
TONED = {ord(letter) for letter in 'ẸẹỌọṢṣỊịỤụṄṅḾḿẼẽỸỹẠạǸǹǍǎǏǐǑǒǓǔḤḥṬṭẠạḌḍẒẓẀẁẂẃẄẅỲỳ'}
# Ɓ ɓ Ɗ ɗ Ƙ ƙ Ƴ ƴ (Hausa), Ɖ ɖ Ɛ ɛ Ƒ ƒ Ɣ ɣ Ŋ ŋ Ɔ ɔ Ʋ ʋ (Ewe, Twi, Wolof), and the modifier apostrophes.
AFRICAN = {ord(letter) for letter in 'ƁɓƊɗƘƙƳƴƉɖƐɛƑƒƔɣŊŋƆɔƲʋʼʻʹʿʾˮ'}
MARKS = {0x300, 0x301, 0x302, 0x303, 0x304, 0x306, 0x307, 0x308, 0x30C, 0x30D, 0x323, 0x324, 0x329, 0x331, 0x327}
SIGNS = {ord(sign) for sign in '–—‘’‚“”„†•…‹›€₦₵£¥−×←→↑↓★✓™'}
ALL = LATIN | TONED | AFRICAN | MARKS | SIGNS

# What headlines of the site are written in, but for a few: Basic Latin, the accents of French and Portuguese, Yoruba.
COMMON_HEADLINE = (
    {*range(0x20, 0x7F), *range(0xC0, 0x100)}
    - {ord(letter) for letter in '×÷ÐðÞþ'}
    | {ord(letter) for letter in 'ŒœẸẹỌọṢṣŃń–—‘’“”…•'}
    | {0x300, 0x301, 0x303, 0x323}
)
# And what its texts are: fewer capitals with accents, Igbo, the signs between facts, prices in naira.
COMMON_TEXT = (
    {*range(0x20, 0x7F)}
    | {ord(letter) for letter in 'àáâãäçèéêëìíîïñòóôõöùúûüńẹọṣịụṅÀÁÇÈÉÌÍÒÓÔÙÚŒẸỌṢỊỤ'}
    | {ord(sign) for sign in '©·–—‘’“”…₦'}
    | {0x300, 0x301, 0x323}
)


def graft_anchors(font: TTFont) -> None:
    """Gives each letter of LIKE the mark anchors of its model."""
    names = font.getBestCmap()
    for lookup in font['GPOS'].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, 'ExtSubTable', table)
            if table.LookupType != 4:
                continue
            glyphs = table.BaseCoverage.glyphs
            records = dict(zip(glyphs, table.BaseArray.BaseRecord))
            for letter, model in LIKE.items():
                name, source = names[ord(letter)], names[ord(model)]
                if name not in records and source in records:
                    records[name] = centred(font, records[source], source, name)
            ordered = sorted(records, key=font.getGlyphID)
            table.BaseCoverage.glyphs = ordered
            table.BaseArray.BaseRecord = [records[name] for name in ordered]
            table.BaseArray.BaseCount = len(ordered)


def anchor_macron(font: TTFont) -> None:
    """Lets the macron of capitals sit on them as their acute does: Anton has it among the marks of small letters."""
    tables = [table for lookup in font['GPOS'].table.LookupList.Lookup for table in lookup.SubTable]
    tables = [getattr(table, 'ExtSubTable', table) for table in tables]
    marks = {name: table for table in tables if table.LookupType == 4 for name in table.MarkCoverage.glyphs}
    macron, capitals = marks['uni0304.case'], marks['acutecomb.case']
    record = macron.MarkArray.MarkRecord[macron.MarkCoverage.glyphs.index('uni0304.case')]
    records = dict(zip(capitals.MarkCoverage.glyphs, capitals.MarkArray.MarkRecord)) | {'uni0304.case': copy.deepcopy(record)}
    ordered = sorted(records, key=font.getGlyphID)
    capitals.MarkCoverage.glyphs = ordered
    capitals.MarkArray.MarkRecord = [records[name] for name in ordered]
    capitals.MarkArray.MarkCount = len(ordered)


def clear_own_marks(font: TTFont) -> None:
    """Lifts the anchors of capitals with a tilde over it: Anton has those of the bare letter, so that a tone collides."""
    names, outlines = font.getBestCmap(), font['glyf']
    for lookup in font['GPOS'].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, 'ExtSubTable', table)
            if table.LookupType != 4 or 'acutecomb.case' not in table.MarkCoverage.glyphs:
                continue
            for letter in 'ÃẼĨÕŨ':
                name = names[ord(letter)]
                record = table.BaseArray.BaseRecord[table.BaseCoverage.glyphs.index(name)]
                record.BaseAnchor[0].YCoordinate = outlines[name].yMax + 22


def centred(font: TTFont, record, source: str, name: str):
    """A copy of a letter's anchors, moved by as much as the middle of the other letter is elsewhere."""
    outlines = font['glyf']

    def middle(glyph: str) -> float:
        return (outlines[glyph].xMin + outlines[glyph].xMax) / 2

    moved = copy.deepcopy(record)
    for anchor in moved.BaseAnchor:
        if anchor is not None:
            anchor.XCoordinate += round(middle(name) - middle(source))
    return moved


def subset(source: Path, letters: set[int] = ALL) -> TTFont:
    """These letters, marks and signs alone; by default all of the site's."""
    font = TTFont(source, recalcTimestamp=False)
    if source.stem.startswith('Anton'):
        graft_anchors(font)
        anchor_macron(font)
        clear_own_marks(font)
    options = Options()
    options.hinting = False
    options.desubroutinize = True
    options.layout_features = ['ccmp', 'locl', 'mark', 'mkmk', 'kern']
    options.name_IDs = [0, 1, 2]
    options.drop_tables += ['STAT', 'DSIG', 'MVAR', 'meta']
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    return font


def variable(weights: dict[int, TTFont]) -> TTFont:
    """One font with an axis of weight, from fonts whose outlines match."""
    space = DesignSpaceDocument()
    least, most = min(weights), max(weights)
    space.addAxis(AxisDescriptor(tag='wght', name='Weight', minimum=least, default=least, maximum=most))
    with TemporaryDirectory() as folder:
        for weight, font in weights.items():
            file = Path(folder) / f'{weight}.ttf'
            font.save(file)
            space.addSource(SourceDescriptor(path=str(file), location={'Weight': weight}))
        font, _, _ = varLib.build(space, exclude=['MVAR', 'STAT'])
    font['name'].names = [record for record in font['name'].names if record.nameID < 3]
    # Building stamps it; the same sources give the same bytes.
    font['head'].modified = weights[least]['head'].modified
    font.recalcTimestamp = False
    return font


def save(font: TTFont, name: str) -> None:
    target = Path(__file__).parent / name
    font.flavor = 'woff2'
    font.save(target)
    print(f'{name}: {target.stat().st_size} bytes')


if __name__ == '__main__':
    packages = Path(sys.argv[1])
    save(subset(packages / HEADLINE), 'sinima-headline.woff2')
    save(subset(packages / HEADLINE, COMMON_HEADLINE), 'sinima-headline-common.woff2')
    for name, letters in {'sinima-text.woff2': ALL, 'sinima-text-common.woff2': COMMON_TEXT}.items():
        save(variable({weight: subset(packages / path, letters) for weight, path in TEXT.items()}), name)
