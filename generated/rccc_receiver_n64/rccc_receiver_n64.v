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
    reg         entered_1;
    reg         entered_2;
    reg         entered_3;
    reg         entered_4;
    reg         turns_1;
    reg         turns_2;
    reg         turns_3;
    reg         turns_4;
    reg         turns_5;
    reg         turns_6;
    wire        steps_at_3_q_start;
    wire        steps_at_3_q_target;
    wire        steps_at_3_q_waits;
    wire        steps_at_3_q_serves;
    wire        steps_at_3_q_gives;
    wire [23:0] value_at_3_q;
    wire [23:0] credit_change_credit;
    wire  [6:0] credit_change_quanta;
    wire        credit_change_waits;
    wire        credit_change_idles;
    wire  [5:0] source_at_4_q;
    wire        waits_some;
    wire  [6:0] waits_count;
    wire  [5:0] waits_first;
    wire        idles_some;
    wire  [7:0] idles_count;
    wire  [5:0] idles_first;
    reg  [23:0] time_per_quantum;
    reg  [30:0] product_5;
    reg  [31:0] gap_6;

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
    wire [31:0] left = until_due - 32'h1000;
    wire [31:0] passed = $signed(left) < -32'sd1048576 ? 32'hfff00000 : left;
    wire        starts = begins && !running;
    wire [30:0] product_5_word = {24'd0, (|credit_change_quanta) ? credit_change_quanta : 7'd4};

    delay_w5_c3 steps_at_3 (
        .clk      (clk),
        .d_start  (event_kind == EVENT_KIND_START && event_valid),
        .d_target (event_kind == EVENT_KIND_TARGET && event_valid),
        .d_waits  (event_kind == EVENT_KIND_WAITS && event_valid),
        .d_serves (issues && !is_giving),
        .d_gives  (issues && is_giving),
        .q_start  (steps_at_3_q_start),
        .q_target (steps_at_3_q_target),
        .q_waits  (steps_at_3_q_waits),
        .q_serves (steps_at_3_q_serves),
        .q_gives  (steps_at_3_q_gives)
    );

    delay_w24_c3 value_at_3 (
        .clk (clk),
        .d   (event_target),
        .q   (value_at_3_q)
    );

    source_credit_n64 credit (
        .clk           (clk),
        .rst           (rst),
        .enable        (enters),
        .source        (source_0),
        .steps_start   (steps_at_3_q_start),
        .steps_target  (steps_at_3_q_target),
        .steps_waits   (steps_at_3_q_waits),
        .steps_serves  (steps_at_3_q_serves),
        .steps_gives   (steps_at_3_q_gives),
        .value         (value_at_3_q),
        .background    (registers_background),
        .change_credit (credit_change_credit),
        .change_quanta (credit_change_quanta),
        .change_waits  (credit_change_waits),
        .change_idles  (credit_change_idles)
    );

    delay_w6_c4 source_at_4 (
        .clk (clk),
        .d   (source_0),
        .q   (source_at_4_q)
    );

    source_list_w6_d64 waits (
        .clk    (clk),
        .rst    (rst),
        .push   (entered_4 && credit_change_waits),
        .source (source_at_4_q),
        .pop    (serves_0),
        .some   (waits_some),
        .count  (waits_count),
        .first  (waits_first)
    );

    source_list_w6_d128 idles (
        .clk    (clk),
        .rst    (rst),
        .push   (entered_4 && credit_change_idles),
        .source (source_at_4_q),
        .pop    (gives_0),
        .some   (idles_some),
        .count  (idles_count),
        .first  (idles_first)
    );

    always @(posedge clk) begin
        if (rst) begin
            running <= 1'b0;
            busy <= 1'b0;
            until_due <= 32'd0;
            taken_1 <= 1'b0;
            taken_2 <= 1'b0;
            asks <= 1'b0;
            entered_1 <= 1'b0;
            entered_2 <= 1'b0;
            entered_3 <= 1'b0;
            entered_4 <= 1'b0;
            turns_1 <= 1'b0;
            turns_2 <= 1'b0;
            turns_3 <= 1'b0;
            turns_4 <= 1'b0;
            turns_5 <= 1'b0;
            turns_6 <= 1'b0;
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
            entered_1 <= enters;
            entered_2 <= entered_1;
            entered_3 <= entered_2;
            entered_4 <= entered_3;
            turns_1 <= issues;
            turns_2 <= turns_1;
            turns_3 <= turns_2;
            turns_4 <= turns_3;
            turns_5 <= turns_4;
            turns_6 <= turns_5;
            until_due <= starts ? 32'hfffff000 : turns_6 ? until_due + gap_6 : passed;
            if (turns_6) begin
                busy <= 1'b0;
            end
        end
    end

    always @(posedge clk) begin
        if (taken_0) begin
            is_giving <= gives_0;
        end
        if (taken_2) begin
            served <= oldest;
        end
        time_per_quantum <= registers_time_per_quantum;
        product_5 <= product_5_word * {7'd0, time_per_quantum};
        gap_6 <= {1'b0, product_5} - 32'h1000;
    end

    assign grant_valid = turns_4;
    assign grant_source = source_at_4_q;
    assign grant_credit = credit_change_credit;
    assign grant_quanta = credit_change_quanta;
    assign grant_is_background = is_giving;
    assign waiting = waits_count;
    assign idle = idles_count;
    assign is_running = running;

endmodule

`default_nettype wire
