"""The finish of a rendered picture: the grain taken out along the edges of what is seen, the shadow softened, a film's tone."""
import glob
import os

import bpy
import numpy as np


def finish(out, shot):
    """What stands on nothing but its shadow, level with us, keeps a dark line under its foot; a table has its own."""
    parts = {name: read(glob.glob(f'{name}.*.exr')[0]) for name in ('raw', 'albedo', 'normal')}
    raw = degrain(parts['raw'], [parts['albedo'][..., :3], parts['normal'][..., :3]])
    if shot['view'] in ('bottle', 'back'):
        raw = soften_shadow(raw, shot['frame'][1])
    elif shot['view'] == 'case':
        raw = soften_shadow(raw)
    alpha = np.clip(raw[..., 3:], 0, 1)
    colour = tone(raw[..., :3] / np.maximum(alpha, 1e-4))
    write(out, np.clip(np.concatenate([colour, alpha], -1), 0, 1))


def read(path):
    """A picture as float32 rows from the top, RGBA."""
    image = bpy.data.images.load(os.path.abspath(path))
    image.colorspace_settings.name = 'Non-Color'
    w, h = image.size
    flat = np.empty(w * h * 4, np.float32)
    image.pixels.foreach_get(flat)
    return flat.reshape(h, w, 4)[::-1].copy()


def write(path, pixels):
    h, w, _ = pixels.shape
    image = bpy.data.images.new('out', w, h, alpha=True)
    image.alpha_mode = 'STRAIGHT'
    image.pixels.foreach_set(np.ascontiguousarray(pixels[::-1], np.float32).ravel())
    image.filepath_raw = os.path.abspath(path)
    image.file_format = 'PNG'
    image.save()


def shifted(a, dx, dy):
    return np.roll(a, (dy, dx), (0, 1))


def degrain(raw, guides, reach=3, by_tone=0.11, by_guide=0.09):
    """A bilateral filter led by the picture's own tones, softened, and by what it shows: albedo and normal."""
    log = np.log1p(np.clip(raw[..., :3], 0, 16) * 4)
    soft = sum(shifted(log, dx, dy) * ((2 - abs(dx)) * (2 - abs(dy)) / 16) for dy in (-1, 0, 1) for dx in (-1, 0, 1))
    total, weights = np.zeros_like(raw), np.zeros(raw.shape[:2] + (1,), np.float32)
    capped = np.clip(raw, 0, 12)
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            if dx * dx + dy * dy > reach * reach + 1:
                continue
            apart = ((shifted(soft, dx, dy) - soft) ** 2).sum(-1, keepdims=True) / (3 * by_tone ** 2)
            for guide in guides:
                apart += ((shifted(guide, dx, dy) - guide) ** 2).sum(-1, keepdims=True) / (3 * by_guide ** 2)
            weight = np.exp(-0.5 * (apart + (dx * dx + dy * dy) / (reach * reach * 0.5)))
            total += shifted(capped, dx, dy) * weight
            weights += weight
    return total / weights


def soften_shadow(raw, millimetres=None):
    """Where only shadow falls on the ground, alpha without light, there is nothing sharp: it is spread out, dark under the foot."""
    only = ((raw[..., :3].max(-1, keepdims=True) < 0.004) & (raw[..., 3:] < 0.97)).astype(np.float32)
    alpha = raw[..., 3:]
    for _ in range(3):
        for axis in (0, 1):
            below = spread(only, 5, axis)
            alpha = np.where(only > 0, spread(alpha * only, 5, axis) / np.maximum(below, 1e-3), alpha)
    if millimetres:
        alpha = np.where(only > 0, np.maximum(alpha, contact(raw[..., 3:], millimetres)), alpha)
    return np.concatenate([raw[..., :3], alpha], -1)


def contact(alpha, millimetres):
    """The dark line on which a thing stands: its lowest part, blurred and set a little lower."""
    solid = (alpha > 0.97).astype(np.float32)
    mm = alpha.shape[0] / millimetres
    foot = np.nonzero(solid.any((1, 2)))[0].max()
    solid[:max(0, int(foot - 5 * mm))] = 0
    for _ in range(2):
        solid = spread(spread(solid, max(1, round(0.7 * mm)), 0), max(1, round(2 * mm)), 1)
    return 0.62 * np.roll(solid, round(0.6 * mm), 0)


def spread(a, reach, axis):
    """The mean of what lies within reach along an axis."""
    return sum(np.roll(a, d, axis) for d in range(-reach, reach + 1)) / (2 * reach + 1)


def tone(light, knee=0.62):
    """Linear light to sRGB with a soft shoulder above the middle tones, as film has."""
    x = np.clip(light, 0, None)
    span = 1 - knee
    x = np.where(x > knee, knee + span * (1 - np.exp(-np.maximum(x - knee, 0) / span)), x)
    return np.where(x <= 0.0031308, x * 12.92, 1.055 * np.power(np.maximum(x, 1e-8), 1 / 2.4) - 0.055)
