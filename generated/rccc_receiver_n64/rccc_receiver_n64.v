// Receiving end of RCCC: targets of 64 sources in, an event a clock, and grants in turn out.
`default_nettype none

module rccc_receiver_n64 (
    input  wire        clk,
    input  wire        rst,
    input  wire        event_valid,
    input  wire  [5:0] event_source,
    input  wire  [1:0] event_kind,
    input  wire [23:0] event_target,
    input  wire        room,
    input  wire [23:0] registers_time_per_quantum,
    input  wire [15:0] registers_background,
    output wire        grant_valid,
    output wire  [5:0] grant_source,
    output wire [23:0] grant_credit,
    output wire  [6:0] grant_quanta,
    output wire        grant_is_background,
    output wire  [6:0] waiting,
    output wire  [7:0] idle,
    output wire        is_running
);

    localparam [1:0] EVENT_KIND_START  = 2'd0;
    localparam [1:0] EVENT_KIND_TARGET = 2'd1;
    localparam [1:0] EVENT_KIND_WAITS  = 2'd2;

    reg         running;
    reg         busy;
    reg  [31:0] until_due;
    reg         is_giving;
    reg         taken_1;
    reg         taken_2;
    reg         asks;
    reg   [5:0] served;
    reg         steps_word_1_start;
    reg         steps_word_1_target;
    reg         steps_word_1_waits;
    reg         steps_word_1_serves;
    reg         steps_word_1_gives;
    reg         steps_word_2_start;
    reg         steps_word_2_target;
    reg         steps_word_2_waits;
    reg         steps_word_2_serves;
    reg         steps_word_2_gives;
    reg         steps_credit_start;
    reg         steps_credit_target;
    reg         steps_credit_waits;
    reg         steps_credit_serves;
    reg         steps_credit_gives;
    reg  [23:0] value_word_1;
    reg  [23:0] value_word_2;
    reg  [23:0] value_credit;
    wire [23:0] credit_change_credit;
    wire  [6:0] credit_change_quanta;
    wire        credit_change_waits;
    wire        credit_change_idles;
    reg  [23:0] time_per_quantum;
    reg  [30:0] product_gap;
    reg  [31:0] gap_out;
    reg         turns_word_1;
    reg         turns_word_2;
    reg         turns_credit;
    reg         turns_list;
    reg         turns_gap;
    reg         turns_out;
    reg         valid_word_1;
    reg         valid_word_2;
    reg         valid_credit;
    reg         valid_list;
    wire        waits_some;
    wire  [6:0] waits_count;
    wire  [5:0] waits_first;
    wire        idles_some;
    wire  [7:0] idles_count;
    wire  [5:0] idles_first;
    wire  [5:0] source_list_later_q;

    wire        some_wait = waits_some;
    wire        some_idle = idles_some;
    wire        is_due = until_due[31] || until_due == 32'd0;
    wire        begins = !busy && room && (running ? is_due : some_wait);
    wire        serves_0 = begins && some_wait;
    wire        gives_0 = begins && !some_wait && some_idle;
    wire        taken_0 = serves_0 || gives_0;
    wire        issues = asks && !event_valid;
    wire  [5:0] oldest = is_giving ? idles_first : waits_first;
    wire  [5:0] source_0 = event_valid ? event_source : served;
    wire        enters = event_valid || issues;
    wire [30:0] product_word = {24'd0, (|credit_change_quanta) ? credit_change_quanta : 7'd4};
    wire [30:0] product = product_word * {7'd0, time_per_quantum};
    wire [31:0] gap = {1'b0, product_gap} - 32'h1000;
    wire        starts = begins && !running;
    wire  [5:0] source_list = source_list_later_q;
    wire [31:0] until_due_minus_4096 = until_due - 32'h1000;
    wire [31:0] until_due_choice = $signed(until_due_minus_4096) < -32'sd1048576 ? 32'hfff00000 : until_due_minus_4096;

    source_credit_n64 credit (
        .clk           (clk),
        .rst           (rst),
        .enable        (enters),
        .source        (source_0),
        .steps_start   (steps_credit_start),
        .steps_target  (steps_credit_target),
        .steps_waits   (steps_credit_waits),
        .steps_serves  (steps_credit_serves),
        .steps_gives   (steps_credit_gives),
        .value         (value_credit),
        .background    (registers_background),
        .change_credit (credit_change_credit),
        .change_quanta (credit_change_quanta),
        .change_waits  (credit_change_waits),
        .change_idles  (credit_change_idles)
    );

    source_list_w6_d64 waits (
        .clk    (clk),
        .rst    (rst),
        .push   (valid_list && credit_change_waits),
        .source (source_list),
        .pop    (serves_0),
        .some   (waits_some),
        .count  (waits_count),
        .first  (waits_first)
    );

    source_list_w6_d128 idles (
        .clk    (clk),
        .rst    (rst),
        .push   (valid_list && credit_change_idles),
        .source (source_list),
        .pop    (gives_0),
        .some   (idles_some),
        .count  (idles_count),
        .first  (idles_first)
    );

    delay_w6_c4 source_list_later (
        .clk (clk),
        .d   (source_0),
        .q   (source_list_later_q)
    );

    always @(posedge clk) begin
        if (rst) begin
            running <= 1'b0;
            busy <= 1'b0;
            until_due <= 32'd0;
            taken_1 <= 1'b0;
            taken_2 <= 1'b0;
            asks <= 1'b0;
            turns_word_1 <= 1'b0;
            turns_word_2 <= 1'b0;
            turns_credit <= 1'b0;
            turns_list <= 1'b0;
            turns_gap <= 1'b0;
            turns_out <= 1'b0;
            valid_word_1 <= 1'b0;
            valid_word_2 <= 1'b0;
            valid_credit <= 1'b0;
            valid_list <= 1'b0;
        end else begin
            if (begins) begin
                running <= taken_0;
            end
            if (taken_0) begin
                busy <= 1'b1;
            end
            taken_1 <= taken_0;
            taken_2 <= taken_1;
            if (issues) begin
                asks <= 1'b0;
            end
            if (taken_2) begin
                asks <= 1'b1;
            end
            turns_word_1 <= issues;
            turns_word_2 <= turns_word_1;
            turns_credit <= turns_word_2;
            turns_list <= turns_credit;
            turns_gap <= turns_list;
            turns_out <= turns_gap;
            until_due <= starts ? 32'hfffff000 : turns_out ? until_due + gap_out : until_due_choice;
            if (turns_out) begin
                busy <= 1'b0;
            end
            valid_word_1 <= enters;
            valid_word_2 <= valid_word_1;
            valid_credit <= valid_word_2;
            valid_list <= valid_credit;
        end
    end

    always @(posedge clk) begin
        if (taken_0) begin
            is_giving <= gives_0;
        end
        if (taken_2) begin
            served <= oldest;
        end
        steps_word_1_start <= event_kind == EVENT_KIND_START && event_valid;
        steps_word_1_target <= event_kind == EVENT_KIND_TARGET && event_valid;
        steps_word_1_waits <= event_kind == EVENT_KIND_WAITS && event_valid;
        steps_word_1_serves <= issues && !is_giving;
        steps_word_1_gives <= issues && is_giving;
        steps_word_2_start <= steps_word_1_start;
        steps_word_2_target <= steps_word_1_target;
        steps_word_2_waits <= steps_word_1_waits;
        steps_word_2_serves <= steps_word_1_serves;
        steps_word_2_gives <= steps_word_1_gives;
        steps_credit_start <= steps_word_2_start;
        steps_credit_target <= steps_word_2_target;
        steps_credit_waits <= steps_word_2_waits;
        steps_credit_serves <= steps_word_2_serves;
        steps_credit_gives <= steps_word_2_gives;
        value_word_1 <= event_target;
        value_word_2 <= value_word_1;
        value_credit <= value_word_2;
        time_per_quantum <= registers_time_per_quantum;
        product_gap <= product;
        gap_out <= gap;
    end

    assign grant_valid = turns_list;
    assign grant_source = source_list;
    assign grant_credit = credit_change_credit;
    assign grant_quanta = credit_change_quanta;
    assign grant_is_background = is_giving;
    assign waiting = waits_count;
    assign idle = idles_count;
    assign is_running = running;

endmodule

`default_nettype wire
