"""Photographs a bottle in a studio of light boxes; run by Blender in a folder with `shot.json` and the label, leaves `shot.png`."""
import json
import math
import os
import resource
import sys
import threading

sys.path.insert(0, os.getcwd())

import bpy
from mathutils import Vector

from bottle import is_dark, stand_bottle
from finish import finish
from stuff import MM, Nodes, add, linear, material


def end_with_the_shop():
    """Our line to the shop ends when the shop does, however it does: nobody waits for the picture any more."""
    sys.stdin.buffer.read()
    os._exit(75)


def light_box(name, at, size, strength, colour, fade):
    """A soft box: a lit sheet whose light falls off to its edges, seen in the glass."""
    w, h = size[0] * MM / 2, size[1] * MM / 2
    made, N = material(name)
    uv = N('ShaderNodeSeparateXYZ', {0: N('ShaderNodeTexCoord')['UV']})

    def edge(value, soft):
        near = N.math('SUBTRACT', 0.5, N.math('ABSOLUTE', N.math('SUBTRACT', value, 0.5)))
        return N('ShaderNodeMapRange', {'Value': near, 'From Min': 0.0, 'From Max': soft}, interpolation_type='SMOOTHSTEP')[0]
    power = N.math('MULTIPLY', N.math('MULTIPLY', edge(uv[0], fade), edge(uv[1], fade * 0.6)), strength)
    N.surface(N('ShaderNodeEmission', {'Color': colour, 'Strength': power})[0])
    box = add(name, [(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [(0, 1, 2, 3)], made, uvs=[(0, 0), (1, 0), (1, 1), (0, 1)], smooth=False)
    place(box, at, (0, 0, 165), 1)
    box.visible_camera = False


def lamp(at, size, watts, colour):
    """A lamp that lights what is matt and is mirrored by nothing."""
    data = bpy.data.lights.new('key', 'AREA')
    data.shape, data.size, data.size_y, data.energy, data.color = 'RECTANGLE', size[0] * MM, size[1] * MM, watts, colour
    thing = bpy.data.objects.new('key', data)
    bpy.context.scene.collection.objects.link(thing)
    place(thing, at, (0, 0, 120), -1)
    thing.visible_camera = thing.visible_glossy = thing.visible_transmission = False


def place(thing, at, aim, way):
    at, aim = Vector(at) * MM, Vector(aim) * MM
    thing.location = at
    thing.rotation_euler = ((aim - at) * way).to_track_quat('Z', 'Y').to_euler()


def backdrop(bright=1.3, dark=0.10):
    """A world that is bright behind the bottle and dark to the sides, so that clear glass gets its dark edges."""
    world = bpy.data.worlds.new('backdrop')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method = 'NONE'
    N = Nodes(world.node_tree)
    way = N('ShaderNodeSeparateXYZ', {0: N('ShaderNodeTexCoord')['Generated']})
    across = N.math('ABSOLUTE', N.math('ARCTAN2', way['X'], way['Y']))
    glow = N('ShaderNodeMapRange', {'Value': across, 'From Min': 0.30, 'From Max': 0.85, 'To Min': 1.0, 'To Max': 0.0}, interpolation_type='SMOOTHSTEP')[0]
    lift = N('ShaderNodeMapRange', {'Value': way['Z'], 'From Min': -0.2, 'From Max': 0.75, 'To Min': 1.0, 'To Max': 0.35}, interpolation_type='SMOOTHSTEP')[0]
    power = N.math('MULTIPLY_ADD', N.math('MULTIPLY', glow, lift), bright, dark)
    N('ShaderNodeOutputWorld', {'Surface': N('ShaderNodeBackground', {'Color': (1.0, 0.965, 0.91), 'Strength': power})[0]})


def light_studio(shot):
    bright = 1.5 if is_dark(shot) else 1.0  # dark glass takes more from its strips
    light_box('left strip', (-760, 40, 330), (560, 1150), 6.5 * bright, (1, 0.98, 0.95), 0.3)
    light_box('right strip', (800, 160, 300), (300, 1050), 5.5 * bright, (0.97, 0.985, 1), 0.35)
    lamp((-560, -1000, 620), (620, 700), 2050, (1, 0.975, 0.94))
    backdrop()
    made, N = material('ground')
    N.surface(N('ShaderNodeBsdfDiffuse', {'Color': linear('#f3ece0')})[0])
    side = 40
    floor = add('ground', [(-side, -side, 0), (side, -side, 0), (side, side, 0), (-side, side, 0)], [(0, 1, 2, 3)], made, smooth=False)
    floor.is_shadow_catcher = True
    floor.visible_glossy = floor.visible_transmission = False


def aim_camera(frame, distance=2300, height=215, below=14):
    """A long lens, held level so that the bottle's sides stay upright; all bottles in one frame, so that sizes are true."""
    data = bpy.data.cameras.new('camera')
    lens = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(lens)
    bpy.context.scene.camera = lens
    lens.location = (0, -distance * MM, height * MM)
    lens.rotation_euler = (math.pi / 2, 0, 0)
    data.sensor_fit, data.sensor_height, data.lens = 'VERTICAL', 24, 24 * distance / frame[1]
    data.shift_y = ((frame[1] / 2 - below) - height) / frame[1]
    data.clip_end = 1000


def set_renderer(shot):
    """Cycles, set for glass on a few cores."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    c, r = scene.cycles, scene.render
    c.samples, c.use_adaptive_sampling, c.adaptive_threshold = shot['samples'], True, 0.03
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 18, 2, 6
    c.transmission_bounces, c.transparent_max_bounces, c.volume_bounces = 14, 24, 0
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.sample_clamp_direct, c.blur_glossy = 4, 20, 0.2
    c.use_denoising = False
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.5
    r.resolution_x, r.resolution_y, r.resolution_percentage = *shot['size'], 100
    r.film_transparent, r.use_persistent_data = True, False
    r.threads_mode, r.threads = 'FIXED', shot['threads']
    scene.view_settings.view_transform = 'Raw'
    scene.view_layers[0].cycles.denoising_store_passes = True


def shoot():
    """Renders to float files: the light, and what the grain is taken out by."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    for name, socket in (('raw', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal')):
        out = tree.nodes.new('CompositorNodeOutputFile')
        out.base_path = os.getcwd()
        out.file_slots[0].path = f'{name}.'
        out.format.file_format, out.format.color_mode = 'OPEN_EXR', 'RGBA'
        out.format.color_depth, out.format.exr_codec = '32', 'NONE'
        tree.links.new(layers.outputs[socket], out.inputs[0])
    bpy.ops.render.render()


if __name__ == '__main__':
    with open('shot.json') as given:
        shot = json.load(given)
    resource.setrlimit(resource.RLIMIT_DATA, (shot['memory'], shot['memory']))
    threading.Thread(target=end_with_the_shop, daemon=True).start()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    stand_bottle(shot)
    light_studio(shot)
    aim_camera(shot['frame'])
    set_renderer(shot)
    shoot()
    finish('shot.png')
    # Past Blender's own farewells: the picture is there.
    sys.stdout.flush()
    os._exit(0)
