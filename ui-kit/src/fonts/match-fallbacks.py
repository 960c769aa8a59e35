"""Print how wide and high the fonts of devices have to be drawn to take the room of ours: the fallbacks in fonts.css.

Needs Python 3 with fonttools and brotli, and the fonts of devices as files:

    python3 match-fallbacks.py Roboto-Bold.ttf Roboto-Regular.ttf DejaVuSans-Bold.ttf …

Headlines are compared in capitals, as most are; names in small letters are then drawn narrower than in Anton, and break
nowhere that they would not. Texts are compared by the letters of English.
"""

import sys
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

# How often English has each letter, in a thousand, with the spaces between words.
ENGLISH = dict(zip('etaoinshrdlcumwfgypbvkjxqz', [102, 75, 65, 62, 57, 57, 53, 50, 49, 34, 33, 23, 23, 20, 20, 18, 17, 16, 15, 12, 8, 6, 1, 1, 1, 1]))
ENGLISH[' '] = 182
CAPITALS = {letter.upper(): share for letter, share in ENGLISH.items()}


def width(font: TTFont, letters: dict[str, int]) -> float:
    """The mean width of letters, to the size of the font."""
    names, advances = font.getBestCmap(), font['hmtx']
    total = sum(share * advances[names[ord(letter)]][0] for letter, share in letters.items())
    return total / sum(letters.values()) / font['head'].unitsPerEm


def descriptors(ours: TTFont, theirs: TTFont, letters: dict[str, int]) -> str:
    adjust = width(ours, letters) / width(theirs, letters)
    size, lines = ours['head'].unitsPerEm, ours['hhea']
    return (
        f'size-adjust: {adjust:.1%}; ascent-override: {lines.ascent / size / adjust:.1%}; '
        f'descent-override: {-lines.descent / size / adjust:.1%}; line-gap-override: 0%;'
    )


if __name__ == '__main__':
    here = Path(__file__).parent
    headline = TTFont(here / 'sinima-headline.woff2')
    text = {w: instantiateVariableFont(TTFont(here / 'sinima-text.woff2'), {'wght': w}) for w in (400, 700)}
    for file in sys.argv[1:]:
        theirs = TTFont(file)
        weight = 700 if theirs['OS/2'].usWeightClass > 500 else 400
        print(Path(file).name)
        print('  headline:', descriptors(headline, theirs, CAPITALS))
        print(f'  text {weight}:', descriptors(text[weight], theirs, ENGLISH))
