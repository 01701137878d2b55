"""A case of pine for six."""
import math
import os

from bottle import stand_bottle
from stuff import MM, add, again, hold, lathe, linear, move_to, paper
from timber import board, metal, wood

WALL, FLOOR, GAP = 12, 8, 3


def pack_case(shot, bottles=5, at=(0, 0), turn=0):
    """An open case, its bottles in it, two rows of three; answers how deep it is. Fewer than six: the front left stands elsewhere."""
    shape = shot['shape']
    place = shape['radius'] * 2 + 5
    wide, deep = 3 * place + 2 * WALL, 2 * place + 2 * WALL
    rows = 3
    slat = (shape['height'] * 0.72 - FLOOR) / rows - GAP
    things = nail_boards(wide, deep, slat, rows)
    # As many houses do: the label of the wine is on its case, too.
    label = shot['label']
    high = min(label['height'], rows * (slat + GAP) - 24)
    half, low = high * label['width'] / label['height'] / 2 * MM, (FLOOR + 12) * MM
    front = (-deep / 2 - 0.3) * MM
    sheet = [(-half, front, low), (half, front, low), (half, front, low + high * MM), (-half, front, low + high * MM)]
    print_on = paper(os.path.abspath(label['picture']))
    things.append(add('sheet', sheet, [(0, 1, 2, 3)], print_on, uvs=[(0, 0), (1, 0), (1, 1), (0, 1)], smooth=False))
    case = hold(things)
    move_to(case, at, turn)
    first = None
    places = [(column, row) for row in (1, 0) for column in (2, 1, 0)][:bottles]
    for column, row in places:
        bottle = again(first) if first else stand_bottle(shot, has_label=False)
        first = first or bottle
        x, y = (column - 1) * place, (row - 0.5) * place
        a = math.radians(turn)
        move_to(bottle, (at[0] + x * math.cos(a) - y * math.sin(a), at[1] + x * math.sin(a) + y * math.cos(a)), turn, FLOOR + 1)
    return deep


def nail_boards(wide, deep, slat, rows):
    pine = wood('pine', linear('#b98d5a'), linear('#ead0a0'), grain=0.8, rough=0.62)
    steel = metal('nail', (0.2, 0.19, 0.18), 0.4)
    things = [board((wide, deep, FLOOR), (0, 0, FLOOR / 2), pine)]
    for row in range(rows):
        z = FLOOR + slat / 2 + row * (slat + GAP)
        for side in (-1, 1):
            things.append(board((wide, WALL, slat), (0, side * (deep - WALL) / 2, z), pine))
            things.append(board((deep - 2 * WALL, WALL, slat), (side * (wide - WALL) / 2, 0, z), pine, turn=math.pi / 2))
            for up in (-0.27, 0.27):
                nail = lathe('nail', [(2.1, 0), (1.8, 0.5), (0, 0.7)], steel, segments=16)
                nail.rotation_euler[0] = math.pi / 2
                nail.location = (side * (wide / 2 - 7) * MM, -deep / 2 * MM, (z + up * slat) * MM)
                things.append(nail)
    return things
