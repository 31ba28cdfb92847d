// The part of Pango 1.50 that Lifeline calls, declared by hand: pkg-config's flags for pangocairo
// hold -pthread, which SwiftPM refuses with a warning in each build.
// Reference: docs.gtk.org/Pango and docs.gtk.org/PangoCairo.
#ifndef LIFELINE_CPANGOCAIRO_H
#define LIFELINE_CPANGOCAIRO_H

typedef struct _cairo cairo_t;
typedef struct _cairo_font_options cairo_font_options_t;

typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoContext PangoContext;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoLayoutLine PangoLayoutLine;
typedef struct _PangoFont PangoFont;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoAttrList PangoAttrList;
typedef struct _PangoAttribute PangoAttribute;

typedef struct { int x, y, width, height; } LifelinePangoRectangle;

enum { LIFELINE_PANGO_SCALE = 1024, LIFELINE_PANGO_LEFT_TO_RIGHT = 0 };

PangoFontMap *pango_cairo_font_map_new(void);
PangoContext *pango_font_map_create_context(PangoFontMap *map);
PangoFont *pango_font_map_load_font(PangoFontMap *map, PangoContext *context,
                                    const PangoFontDescription *description);
PangoFontDescription *pango_font_describe(PangoFont *font);

PangoFontDescription *pango_font_description_new(void);
void pango_font_description_free(PangoFontDescription *description);
void pango_font_description_set_family(PangoFontDescription *description, const char *family);
const char *pango_font_description_get_family(const PangoFontDescription *description);
void pango_font_description_set_weight(PangoFontDescription *description, int weight);
void pango_font_description_set_absolute_size(PangoFontDescription *description, double size);

PangoLanguage *pango_language_from_string(const char *language);
void pango_context_set_language(PangoContext *context, PangoLanguage *language);
void pango_context_set_base_dir(PangoContext *context, int direction);
void pango_context_set_round_glyph_positions(PangoContext *context, int round);
void pango_cairo_context_set_resolution(PangoContext *context, double dotsPerInch);
void pango_cairo_context_set_font_options(PangoContext *context,
                                          const cairo_font_options_t *options);

PangoAttrList *pango_attr_list_new(void);
void pango_attr_list_unref(PangoAttrList *list);
void pango_attr_list_insert(PangoAttrList *list, PangoAttribute *attribute);
PangoAttribute *pango_attr_font_features_new(const char *features);

PangoLayout *pango_layout_new(PangoContext *context);
void pango_layout_set_attributes(PangoLayout *layout, PangoAttrList *list);
void pango_layout_set_auto_dir(PangoLayout *layout, int automatic);
void pango_layout_set_single_paragraph_mode(PangoLayout *layout, int single);
void pango_layout_set_font_description(PangoLayout *layout,
                                       const PangoFontDescription *description);
void pango_layout_set_text(PangoLayout *layout, const char *text, int bytes);
void pango_layout_get_extents(PangoLayout *layout, LifelinePangoRectangle *ink,
                              LifelinePangoRectangle *logical);
int pango_layout_get_unknown_glyphs_count(PangoLayout *layout);
PangoLayoutLine *pango_layout_get_line_readonly(PangoLayout *layout, int line);
void pango_cairo_show_layout_line(cairo_t *context, PangoLayoutLine *line);
void pango_cairo_layout_line_path(cairo_t *context, PangoLayoutLine *line);

void g_object_unref(void *object);

#endif
