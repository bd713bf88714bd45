// DCQCN of 8 contexts: an event a clock in, rates and limits of a sweep out.
`default_nettype none

module dcqcn_n8 (
    input  wire        clk,
    input  wire        rst,
    input  wire        event_valid,
    input  wire  [2:0] event_ccc,
    input  wire  [1:0] event_kind,
    input  wire [31:0] event_bytes,
    input  wire [23:0] now,
    input  wire [39:0] registers_link_rate,
    input  wire [39:0] registers_least_rate,
    input  wire [39:0] registers_additive,
    input  wire [39:0] registers_hyper,
    input  wire [22:0] registers_alpha_time,
    input  wire [22:0] registers_decrease_time,
    input  wire [22:0] registers_rate_time,
    input  wire  [4:0] registers_fast_stages,
    input  wire        registers_clamps_target,
    input  wire  [3:0] registers_gain_shift,
    input  wire [16:0] registers_pace,
    input  wire [23:0] registers_burst,
    output wire        limit_valid,
    output wire  [2:0] limit_ccc,
    output wire [31:0] limit_window,
    output wire [39:0] limit_rate,
    output reg         state_active,
    output reg         state_running,
    output reg         state_armed,
    output reg         state_alpha_marked,
    output reg         state_decrease_marked,
    output reg   [4:0] state_stage,
    output reg  [32:0] state_alpha,
    output reg  [39:0] state_rate,
    output reg  [39:0] state_target,
    output reg  [23:0] state_alpha_due,
    output reg  [23:0] state_decrease_due,
    output reg  [23:0] state_rate_due,
    output reg         ready
);

    localparam [1:0] EVENT_KIND_START = 2'd0;
    localparam [1:0] EVENT_KIND_SENT  = 2'd1;
    localparam [1:0] EVENT_KIND_MARK  = 2'd2;
    localparam [1:0] EVENT_KIND_IDLE  = 2'd3;

    reg    [4:0] slot;
    wire   [1:0] kind_at_2_q;
    wire  [31:0] bytes_at_2_q;
    reg          clears_1;
    reg          clears_2;
    reg          clears_3;
    reg          clears_4;
    reg          clears_5;
    reg          clears_6;
    reg          clears_7;
    reg          clears_8;
    reg          clears_9;
    reg          clears_10;
    reg          clears_11;
    reg          clears_12;
    reg          clears_13;
    reg          clears_14;
    reg          heard_valid_1;
    reg          heard_valid_2;
    wire  [31:0] events_word_sent;
    wire         events_word_waits_start;
    wire         events_word_waits_mark;
    wire   [2:0] events_at;
    wire         events_valid;
    reg    [2:0] heard_at_1;
    reg    [2:0] heard_at_2;
    wire  [31:0] heard_word_sent;
    wire         heard_word_waits_start;
    wire         heard_word_waits_mark;
    reg  [240:0] states_rdata;
    reg          was_2_seen_start;
    reg          was_2_seen_mark;
    reg          was_2_rates_active;
    reg          was_2_rates_running;
    reg          was_2_rates_armed;
    reg          was_2_rates_alpha_marked;
    reg          was_2_rates_decrease_marked;
    reg    [4:0] was_2_rates_stage;
    reg   [32:0] was_2_rates_alpha;
    reg   [39:0] was_2_rates_rate;
    reg   [39:0] was_2_rates_target;
    reg   [23:0] was_2_rates_alpha_due;
    reg   [23:0] was_2_rates_decrease_due;
    reg   [23:0] was_2_rates_rate_due;
    reg   [31:0] was_2_pace_window;
    reg   [11:0] was_2_pace_fraction;
    reg    [2:0] turn_1;
    reg    [2:0] turn_2;
    reg    [2:0] turn_3;
    reg    [2:0] turn_4;
    reg    [2:0] turn_5;
    reg    [2:0] turn_6;
    reg    [2:0] turn_7;
    reg    [2:0] turn_8;
    reg    [2:0] turn_9;
    reg    [2:0] turn_10;
    reg    [2:0] turn_11;
    reg    [2:0] turn_12;
    reg    [2:0] turn_13;
    reg    [2:0] turn_14;
    reg    [2:0] turn_15;
    reg          turn_valid_1;
    reg          turn_valid_2;
    reg          turn_valid_3;
    reg          turn_valid_4;
    reg          turn_valid_5;
    reg          turn_valid_6;
    reg          turn_valid_7;
    reg          turn_valid_8;
    reg          turn_valid_9;
    reg          turn_valid_10;
    reg          turn_valid_11;
    reg          turn_valid_12;
    reg          turn_valid_13;
    reg          turn_valid_14;
    wire         seen_word_start;
    wire         seen_word_mark;
    wire  [23:0] now_at_2_q;
    wire         rates_next_active;
    wire         rates_next_running;
    wire         rates_next_armed;
    wire         rates_next_alpha_marked;
    wire         rates_next_decrease_marked;
    wire   [4:0] rates_next_stage;
    wire  [32:0] rates_next_alpha;
    wire  [39:0] rates_next_rate;
    wire  [39:0] rates_next_target;
    wire  [23:0] rates_next_alpha_due;
    wire  [23:0] rates_next_decrease_due;
    wire  [23:0] rates_next_rate_due;
    wire  [31:0] pacer_next_window;
    wire  [11:0] pacer_next_fraction;
    wire         seen_at_14_q_start;
    wire         seen_at_14_q_mark;
    reg          leaves;
    reg   [31:0] window;
    (* no_rw_check *)
    reg  [240:0] states [0:7];

    wire        is_last = slot == 5'd31;
    wire        is_turn = slot < 5'd8;
    wire  [2:0] heard_at = ready ? event_ccc : slot[2:0];
    wire        heard_enable = ready ? event_valid : is_turn;
    wire        heard_next_sent_term = kind_at_2_q == EVENT_KIND_IDLE || kind_at_2_q == EVENT_KIND_START;
    wire [31:0] events_now_sent = events_word_sent;
    wire [31:0] heard_next_sent_and = {8'd0, bytes_at_2_q[23:0]} & {32{kind_at_2_q == EVENT_KIND_SENT}};
    wire [31:0] heard_next_sent_choice = heard_next_sent_term ? bytes_at_2_q : events_now_sent + heard_next_sent_and;
    wire [31:0] heard_next_sent = heard_next_sent_choice & {32{!clears_2}};
    wire [31:0] heard_after_sent = heard_next_sent;
    wire        seen_by_events_start = seen_word_start;
    wire        events_now_waits_start = events_word_waits_start;
    wire        heard_next_waits_start_choice = kind_at_2_q == EVENT_KIND_START ? !seen_by_events_start : events_now_waits_start;
    wire        heard_next_waits_start = heard_next_waits_start_choice && !clears_2;
    wire        heard_after_waits_start = heard_next_waits_start;
    wire        seen_by_events_mark = seen_word_mark;
    wire        events_now_waits_mark = events_word_waits_mark;
    wire        heard_next_waits_mark_choice = kind_at_2_q == EVENT_KIND_START ? seen_by_events_mark : events_now_waits_mark;
    wire        heard_next_waits_mark_choice_2 = kind_at_2_q == EVENT_KIND_MARK ? !seen_by_events_mark : heard_next_waits_mark_choice;
    wire        heard_next_waits_mark = heard_next_waits_mark_choice_2 && !clears_2;
    wire        heard_after_waits_mark = heard_next_waits_mark;
    wire        seen_next_start = heard_word_waits_start && !clears_2;
    wire        seen_next_mark = heard_word_waits_mark && !clears_2;
    wire        start = heard_word_waits_start != was_2_seen_start;
    wire        is_kept = !clears_14;
    wire        states_term = rates_next_active && is_kept;

    delay_w2_c2 kind_at_2 (
        .clk (clk),
        .d   (event_kind),
        .q   (kind_at_2_q)
    );

    delay_w32_c2 bytes_at_2 (
        .clk (clk),
        .d   (event_bytes),
        .q   (bytes_at_2_q)
    );

    forwarding_ram_w34_d8_l2 events (
        .clk              (clk),
        .rst              (rst),
        .addr             (heard_at),
        .enable           (heard_enable),
        .next_sent        (heard_next_sent),
        .next_waits_start (heard_next_waits_start),
        .next_waits_mark  (heard_next_waits_mark),
        .write            (1'b1),
        .word_sent        (events_word_sent),
        .word_waits_start (events_word_waits_start),
        .word_waits_mark  (events_word_waits_mark),
        .at               (events_at),
        .valid            (events_valid)
    );

    context_copy_w34_n8 heard (
        .clk              (clk),
        .enable           (heard_valid_2),
        .pdc              (heard_at_2),
        .data_sent        (heard_after_sent),
        .data_waits_start (heard_after_waits_start),
        .data_waits_mark  (heard_after_waits_mark),
        .read             (slot[2:0]),
        .word_sent        (heard_word_sent),
        .word_waits_start (heard_word_waits_start),
        .word_waits_mark  (heard_word_waits_mark)
    );

    context_copy_w2_n8 seen (
        .clk        (clk),
        .enable     (turn_valid_2),
        .pdc        (turn_2),
        .data_start (seen_next_start),
        .data_mark  (seen_next_mark),
        .read       (event_ccc),
        .word_start (seen_word_start),
        .word_mark  (seen_word_mark)
    );

    delay_w24_c2 now_at_2 (
        .clk (clk),
        .d   (now),
        .q   (now_at_2_q)
    );

    dcqcn_rates rates (
        .clk                     (clk),
        .was_active              (was_2_rates_active),
        .was_running             (was_2_rates_running),
        .was_armed               (was_2_rates_armed),
        .was_alpha_marked        (was_2_rates_alpha_marked),
        .was_decrease_marked     (was_2_rates_decrease_marked),
        .was_stage               (was_2_rates_stage),
        .was_alpha               (was_2_rates_alpha),
        .was_rate                (was_2_rates_rate),
        .was_target              (was_2_rates_target),
        .was_alpha_due           (was_2_rates_alpha_due),
        .was_decrease_due        (was_2_rates_decrease_due),
        .was_rate_due            (was_2_rates_rate_due),
        .start                   (start),
        .mark                    (heard_word_waits_mark != was_2_seen_mark),
        .now                     (now_at_2_q),
        .registers_link_rate     (registers_link_rate),
        .registers_least_rate    (registers_least_rate),
        .registers_additive      (registers_additive),
        .registers_hyper         (registers_hyper),
        .registers_alpha_time    (registers_alpha_time),
        .registers_decrease_time (registers_decrease_time),
        .registers_rate_time     (registers_rate_time),
        .registers_fast_stages   (registers_fast_stages),
        .registers_clamps_target (registers_clamps_target),
        .registers_gain_shift    (registers_gain_shift),
        .registers_pace          (registers_pace),
        .registers_burst         (registers_burst),
        .next_active             (rates_next_active),
        .next_running            (rates_next_running),
        .next_armed              (rates_next_armed),
        .next_alpha_marked       (rates_next_alpha_marked),
        .next_decrease_marked    (rates_next_decrease_marked),
        .next_stage              (rates_next_stage),
        .next_alpha              (rates_next_alpha),
        .next_rate               (rates_next_rate),
        .next_target             (rates_next_target),
        .next_alpha_due          (rates_next_alpha_due),
        .next_decrease_due       (rates_next_decrease_due),
        .next_rate_due           (rates_next_rate_due)
    );

    dcqcn_pacer pacer (
        .clk           (clk),
        .was_window    (was_2_pace_window),
        .was_fraction  (was_2_pace_fraction),
        .rate          (was_2_rates_rate),
        .sent          (heard_word_sent),
        .start         (start),
        .pace          (registers_pace),
        .burst         (registers_burst),
        .next_window   (pacer_next_window),
        .next_fraction (pacer_next_fraction)
    );

    delay_w2_c12 seen_at_14 (
        .clk     (clk),
        .d_start (seen_next_start),
        .d_mark  (seen_next_mark),
        .q_start (seen_at_14_q_start),
        .q_mark  (seen_at_14_q_mark)
    );

    always @(posedge clk) begin
        states_rdata <= states[slot[2:0]];
        if (turn_valid_14) states[turn_14] <= {
        seen_at_14_q_start,
        seen_at_14_q_mark,
        states_term,
        rates_next_running,
        rates_next_armed,
        rates_next_alpha_marked,
        rates_next_decrease_marked,
        rates_next_stage,
        rates_next_alpha,
        rates_next_rate,
        rates_next_target,
        rates_next_alpha_due,
        rates_next_decrease_due,
        rates_next_rate_due,
        pacer_next_window,
        pacer_next_fraction
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            slot <= 5'd0;
            ready <= 1'b0;
            heard_valid_1 <= 1'b0;
            heard_valid_2 <= 1'b0;
            turn_valid_1 <= 1'b0;
            turn_valid_2 <= 1'b0;
            turn_valid_3 <= 1'b0;
            turn_valid_4 <= 1'b0;
            turn_valid_5 <= 1'b0;
            turn_valid_6 <= 1'b0;
            turn_valid_7 <= 1'b0;
            turn_valid_8 <= 1'b0;
            turn_valid_9 <= 1'b0;
            turn_valid_10 <= 1'b0;
            turn_valid_11 <= 1'b0;
            turn_valid_12 <= 1'b0;
            turn_valid_13 <= 1'b0;
            turn_valid_14 <= 1'b0;
            leaves <= 1'b0;
        end else begin
            slot <= is_last ? 5'd0 : slot + 5'd1;
            if (is_last) begin
                ready <= 1'b1;
            end
            heard_valid_1 <= heard_enable;
            heard_valid_2 <= heard_valid_1;
            turn_valid_1 <= is_turn;
            turn_valid_2 <= turn_valid_1;
            turn_valid_3 <= turn_valid_2;
            turn_valid_4 <= turn_valid_3;
            turn_valid_5 <= turn_valid_4;
            turn_valid_6 <= turn_valid_5;
            turn_valid_7 <= turn_valid_6;
            turn_valid_8 <= turn_valid_7;
            turn_valid_9 <= turn_valid_8;
            turn_valid_10 <= turn_valid_9;
            turn_valid_11 <= turn_valid_10;
            turn_valid_12 <= turn_valid_11;
            turn_valid_13 <= turn_valid_12;
            turn_valid_14 <= turn_valid_13;
            leaves <= turn_valid_14 && states_term;
        end
    end

    always @(posedge clk) begin
        clears_1 <= !ready;
        clears_2 <= clears_1;
        clears_3 <= clears_2;
        clears_4 <= clears_3;
        clears_5 <= clears_4;
        clears_6 <= clears_5;
        clears_7 <= clears_6;
        clears_8 <= clears_7;
        clears_9 <= clears_8;
        clears_10 <= clears_9;
        clears_11 <= clears_10;
        clears_12 <= clears_11;
        clears_13 <= clears_12;
        clears_14 <= clears_13;
        heard_at_1 <= heard_at;
        heard_at_2 <= heard_at_1;
        was_2_seen_start <= states_rdata[240];
        was_2_seen_mark <= states_rdata[239];
        was_2_rates_active <= states_rdata[238];
        was_2_rates_running <= states_rdata[237];
        was_2_rates_armed <= states_rdata[236];
        was_2_rates_alpha_marked <= states_rdata[235];
        was_2_rates_decrease_marked <= states_rdata[234];
        was_2_rates_stage <= states_rdata[233:229];
        was_2_rates_alpha <= states_rdata[228:196];
        was_2_rates_rate <= states_rdata[195:156];
        was_2_rates_target <= states_rdata[155:116];
        was_2_rates_alpha_due <= states_rdata[115:92];
        was_2_rates_decrease_due <= states_rdata[91:68];
        was_2_rates_rate_due <= states_rdata[67:44];
        was_2_pace_window <= states_rdata[43:12];
        was_2_pace_fraction <= states_rdata[11:0];
        turn_1 <= slot[2:0];
        turn_2 <= turn_1;
        turn_3 <= turn_2;
        turn_4 <= turn_3;
        turn_5 <= turn_4;
        turn_6 <= turn_5;
        turn_7 <= turn_6;
        turn_8 <= turn_7;
        turn_9 <= turn_8;
        turn_10 <= turn_9;
        turn_11 <= turn_10;
        turn_12 <= turn_11;
        turn_13 <= turn_12;
        turn_14 <= turn_13;
        turn_15 <= turn_14;
        state_active <= states_term;
        state_running <= rates_next_running;
        state_armed <= rates_next_armed;
        state_alpha_marked <= rates_next_alpha_marked;
        state_decrease_marked <= rates_next_decrease_marked;
        state_stage <= rates_next_stage;
        state_alpha <= rates_next_alpha;
        state_rate <= rates_next_rate;
        state_target <= rates_next_target;
        state_alpha_due <= rates_next_alpha_due;
        state_decrease_due <= rates_next_decrease_due;
        state_rate_due <= rates_next_rate_due;
        window <= pacer_next_window;
    end

    assign limit_valid = leaves;
    assign limit_ccc = turn_15;
    assign limit_window = window;
    assign limit_rate = state_rate;

    wire _unused_ok = &{1'b0, events_at, events_valid};

`ifdef FORMAL
    always @(posedge clk) if (!rst) no_event_before_ready: assert (ready || !event_valid);
`endif

endmodule

`default_nettype wire
