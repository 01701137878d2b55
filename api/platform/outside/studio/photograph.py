"""Photographs a wine; run by Blender in a folder with `shot.json` and the label, leaves `shot.png`."""
import json
import os
import resource
import sys
import threading

sys.path.insert(0, os.getcwd())

import bpy
from finish import finish
from views import VIEWS


def end_with_the_shop():
    """Our line to the shop ends when the shop does, however it does: nobody waits for the picture any more."""
    sys.stdin.buffer.read()
    os._exit(75)


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
    r.film_transparent, r.use_persistent_data = shot['view'] != 'table', False
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
    VIEWS[shot['view']](shot)
    set_renderer(shot)
    shoot()
    finish('shot.png', shot)
    # Past Blender's own farewells: the picture is there.
    sys.stdout.flush()
    os._exit(0)
