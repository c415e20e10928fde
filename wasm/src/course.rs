//! Lessons of the course.

use serde::Serialize;
use warpscope_core::LoadedModule;
use warpscope_core::course::{Judge, Lesson};
use warpscope_core::diagnostic::Result;
use warpscope_core::launch::Model;
use warpscope_core::report::attempt::{self, AttemptReport};
use warpscope_core::report::model::LaunchReport;

/// A lesson that has been read.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LessonView {
    /// Heading.
    pub title: String,
    /// One sentence that says what is learned.
    pub concept: String,
    /// Name of the kernel that is to be mended.
    pub kernel: String,
    /// The launch that the lesson opens with.
    pub show: LaunchReport,
    /// Its execution model.
    pub model: Model,
    /// What is to be predicted: `line`, `cell` or `thread`.
    pub predict: String,
    /// The cells that can be pointed at, if cells are to be predicted.
    pub cells: Option<Cells>,
    /// The text in Markdown.
    pub text: String,
    /// What the student is asked to predict.
    pub question: String,
    /// Hints, each of which says more than the one before.
    pub hints: Vec<String>,
    /// Number of launches that an attempt is judged by.
    pub launches: u32,
}

/// The cells of an array.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Cells {
    /// The array's name.
    pub name: String,
    /// How many there are.
    pub count: u32,
}

impl LessonView {
    /// Reads a lesson.
    ///
    /// # Errors
    /// The text is not one.
    pub fn new(text: &str) -> Result<Self> {
        let lesson = Lesson::parse(text)?;
        Ok(Self {
            show: attempt::launch(&lesson.show),
            model: lesson.show.model,
            predict: lesson.predict.name().to_owned(),
            cells: lesson.cells.map(|(name, count)| Cells { name, count }),
            launches: u32::try_from(lesson.launches.len()).unwrap_or(u32::MAX),
            title: lesson.title,
            concept: lesson.concept,
            kernel: lesson.kernel,
            text: lesson.text,
            question: lesson.question,
            hints: lesson.hints,
        })
    }
}

/// Judges the attempt `module` at the lesson `text`, whose reference is the IR `reference`.
///
/// # Errors
/// The lesson or its reference is wrong.
pub fn judge(text: &str, reference: &str, module: &LoadedModule) -> Result<AttemptReport> {
    let lesson = Lesson::parse(text)?;
    let reference = LoadedModule::new(reference, "reference.ll")?;
    let judgement = Judge::new(&lesson, &reference)?.judge(module)?;
    Ok(attempt::attempt(module.file(), &judgement, module))
}
