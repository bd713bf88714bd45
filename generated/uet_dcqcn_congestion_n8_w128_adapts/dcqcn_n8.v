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
    output wire        state_active,
    output wire        state_running,
    output wire        state_armed,
    output wire        state_alpha_marked,
    output wire        state_decrease_marked,
    output wire  [4:0] state_stage,
    output wire [32:0] state_alpha,
    output wire [39:0] state_rate,
    output wire [39:0] state_target,
    output wire [23:0] state_alpha_due,
    output wire [23:0] state_decrease_due,
    output wire [23:0] state_rate_due,
    output reg         ready
);

    localparam [1:0] EVENT_KIND_START = 2'd0;
    localparam [1:0] EVENT_KIND_SENT  = 2'd1;
    localparam [1:0] EVENT_KIND_MARK  = 2'd2;
    localparam [1:0] EVENT_KIND_IDLE  = 2'd3;

    reg    [4:0] slot;
    reg  [240:0] states_rdata;
    reg    [1:0] kind_heard_fetch;
    reg    [1:0] kind_heard_word;
    reg   [31:0] bytes_heard_fetch;
    reg   [31:0] bytes_heard_word;
    reg          clears_fetch;
    reg          clears_out;
    wire  [31:0] events_word_sent;
    wire         events_word_waits_start;
    wire         events_word_waits_mark;
    wire   [2:0] events_at;
    wire         events_valid;
    reg          valid_heard_fetch;
    reg          valid_heard_word;
    reg    [2:0] addr_heard_fetch;
    reg    [2:0] addr_heard_word;
    wire  [31:0] heard_word_sent;
    wire         heard_word_waits_start;
    wire         heard_word_waits_mark;
    reg          valid_fetch;
    reg          valid_out;
    reg    [2:0] turn_fetch;
    reg    [2:0] turn_out;
    wire         seen_word_start;
    wire         seen_word_mark;
    reg          was_out_seen_start;
    reg          was_out_seen_mark;
    reg          was_out_rates_active;
    reg          was_out_rates_running;
    reg          was_out_rates_armed;
    reg          was_out_rates_alpha_marked;
    reg          was_out_rates_decrease_marked;
    reg    [4:0] was_out_rates_stage;
    reg   [32:0] was_out_rates_alpha;
    reg   [39:0] was_out_rates_rate;
    reg   [39:0] was_out_rates_target;
    reg   [23:0] was_out_rates_alpha_due;
    reg   [23:0] was_out_rates_decrease_due;
    reg   [23:0] was_out_rates_rate_due;
    reg   [31:0] was_out_pace_window;
    reg   [11:0] was_out_pace_fraction;
    reg   [23:0] now_fetch;
    reg   [23:0] now_out;
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
    reg          valid_rates_0;
    reg          valid_rates_1;
    reg          valid_rates_2;
    reg          valid_rates_3;
    reg          valid_rates_4;
    reg          valid_rates_5;
    reg          valid_rates_6;
    reg          valid_rates_7;
    reg          valid_rates_8;
    reg          valid_rates_9;
    reg          valid_rates_10;
    reg          valid_write;
    reg          leaves_leave;
    reg    [2:0] turn_leave;
    reg   [31:0] window_leave;
    reg          kept_leave_active;
    reg          kept_leave_running;
    reg          kept_leave_armed;
    reg          kept_leave_alpha_marked;
    reg          kept_leave_decrease_marked;
    reg    [4:0] kept_leave_stage;
    reg   [32:0] kept_leave_alpha;
    reg   [39:0] kept_leave_rate;
    reg   [39:0] kept_leave_target;
    reg   [23:0] kept_leave_alpha_due;
    reg   [23:0] kept_leave_decrease_due;
    reg   [23:0] kept_leave_rate_due;
    wire   [2:0] turn_write_later_q;
    wire         clears_write_later_q;
    wire         seen_write_later_q_start;
    wire         seen_write_later_q_mark;
    (* no_rw_check *)
    reg  [240:0] states [0:7];

    wire        is_turn = slot < 5'd8;
    wire        was_seen_start = states_rdata[240];
    wire        was_seen_mark = states_rdata[239];
    wire        was_rates_active = states_rdata[238];
    wire        was_rates_running = states_rdata[237];
    wire        was_rates_armed = states_rdata[236];
    wire        was_rates_alpha_marked = states_rdata[235];
    wire        was_rates_decrease_marked = states_rdata[234];
    wire  [4:0] was_rates_stage = states_rdata[233:229];
    wire [32:0] was_rates_alpha = states_rdata[228:196];
    wire [39:0] was_rates_rate = states_rdata[195:156];
    wire [39:0] was_rates_target = states_rdata[155:116];
    wire [23:0] was_rates_alpha_due = states_rdata[115:92];
    wire [23:0] was_rates_decrease_due = states_rdata[91:68];
    wire [23:0] was_rates_rate_due = states_rdata[67:44];
    wire [31:0] was_pace_window = states_rdata[43:12];
    wire [11:0] was_pace_fraction = states_rdata[11:0];
    wire  [2:0] heard_at = ready ? event_ccc : slot[2:0];
    wire        heard_enable = ready ? event_valid : is_turn;
    wire        seen_by_events_start = seen_word_start;
    wire        seen_by_events_mark = seen_word_mark;
    wire [31:0] events_now_sent = events_word_sent;
    wire        events_now_waits_start = events_word_waits_start;
    wire        events_now_waits_mark = events_word_waits_mark;
    wire        heard_next_sent_term = kind_heard_word == EVENT_KIND_IDLE || kind_heard_word == EVENT_KIND_START;
    wire [31:0] heard_next_sent_and = {8'd0, bytes_heard_word[23:0]} & {32{kind_heard_word == EVENT_KIND_SENT}};
    wire [31:0] heard_next_sent_choice = heard_next_sent_term ? bytes_heard_word : events_now_sent + heard_next_sent_and;
    wire [31:0] heard_next_sent = heard_next_sent_choice & {32{!clears_out}};
    wire        heard_next_waits_start_choice = kind_heard_word == EVENT_KIND_START ? !seen_by_events_start : events_now_waits_start;
    wire        heard_next_waits_start = heard_next_waits_start_choice && !clears_out;
    wire        heard_next_waits_mark_choice = kind_heard_word == EVENT_KIND_START ? seen_by_events_mark : events_now_waits_mark;
    wire        heard_next_waits_mark_choice_2 = kind_heard_word == EVENT_KIND_MARK ? !seen_by_events_mark : heard_next_waits_mark_choice;
    wire        heard_next_waits_mark = heard_next_waits_mark_choice_2 && !clears_out;
    wire        seen_next_start = heard_word_waits_start && !clears_out;
    wire        seen_next_mark = heard_word_waits_mark && !clears_out;
    wire        start = heard_word_waits_start != was_out_seen_start;
    wire        seen_start = seen_next_start;
    wire        seen_mark = seen_next_mark;
    wire  [2:0] turn_write = turn_write_later_q;
    wire        seen_write_start = seen_write_later_q_start;
    wire        seen_write_mark = seen_write_later_q_mark;
    wire        clears_write = clears_write_later_q;
    wire        kept_active = rates_next_active && !clears_write;
    wire        kept_running = rates_next_running;
    wire        kept_armed = rates_next_armed;
    wire        kept_alpha_marked = rates_next_alpha_marked;
    wire        kept_decrease_marked = rates_next_decrease_marked;
    wire  [4:0] kept_stage = rates_next_stage;
    wire [32:0] kept_alpha = rates_next_alpha;
    wire [39:0] kept_rate = rates_next_rate;
    wire [39:0] kept_target = rates_next_target;
    wire [23:0] kept_alpha_due = rates_next_alpha_due;
    wire [23:0] kept_decrease_due = rates_next_decrease_due;
    wire [23:0] kept_rate_due = rates_next_rate_due;
    wire [31:0] window = pacer_next_window;
    wire        leaves = valid_write && rates_next_active && !clears_write;

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
        .enable           (valid_heard_word),
        .pdc              (addr_heard_word),
        .data_sent        (heard_next_sent),
        .data_waits_start (heard_next_waits_start),
        .data_waits_mark  (heard_next_waits_mark),
        .read             (slot[2:0]),
        .word_sent        (heard_word_sent),
        .word_waits_start (heard_word_waits_start),
        .word_waits_mark  (heard_word_waits_mark)
    );

    context_copy_w2_n8 seen (
        .clk        (clk),
        .enable     (valid_out),
        .pdc        (turn_out),
        .data_start (seen_next_start),
        .data_mark  (seen_next_mark),
        .read       (event_ccc),
        .word_start (seen_word_start),
        .word_mark  (seen_word_mark)
    );

    dcqcn_rates rates (
        .clk                     (clk),
        .was_active              (was_out_rates_active),
        .was_running             (was_out_rates_running),
        .was_armed               (was_out_rates_armed),
        .was_alpha_marked        (was_out_rates_alpha_marked),
        .was_decrease_marked     (was_out_rates_decrease_marked),
        .was_stage               (was_out_rates_stage),
        .was_alpha               (was_out_rates_alpha),
        .was_rate                (was_out_rates_rate),
        .was_target              (was_out_rates_target),
        .was_alpha_due           (was_out_rates_alpha_due),
        .was_decrease_due        (was_out_rates_decrease_due),
        .was_rate_due            (was_out_rates_rate_due),
        .start                   (start),
        .mark                    (heard_word_waits_mark != was_out_seen_mark),
        .now                     (now_out),
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
        .was_window    (was_out_pace_window),
        .was_fraction  (was_out_pace_fraction),
        .rate          (was_out_rates_rate),
        .sent          (heard_word_sent),
        .start         (start),
        .pace          (registers_pace),
        .burst         (registers_burst),
        .next_window   (pacer_next_window),
        .next_fraction (pacer_next_fraction)
    );

    delay_w3_c12 turn_write_later (
        .clk (clk),
        .d   (turn_out),
        .q   (turn_write_later_q)
    );

    delay_w1_c12 clears_write_later (
        .clk (clk),
        .d   (clears_out),
        .q   (clears_write_later_q)
    );

    delay_w2_c12 seen_write_later (
        .clk     (clk),
        .d_start (seen_start),
        .d_mark  (seen_mark),
        .q_start (seen_write_later_q_start),
        .q_mark  (seen_write_later_q_mark)
    );

    always @(posedge clk) begin
        states_rdata <= states[slot[2:0]];
        if (valid_write) states[turn_write] <= {
        seen_write_start,
        seen_write_mark,
        rates_next_active && !clears_write,
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
            ready <= 1'b0;
            slot <= 5'd0;
            valid_heard_fetch <= 1'b0;
            valid_heard_word <= 1'b0;
            valid_fetch <= 1'b0;
            valid_out <= 1'b0;
            valid_rates_0 <= 1'b0;
            valid_rates_1 <= 1'b0;
            valid_rates_2 <= 1'b0;
            valid_rates_3 <= 1'b0;
            valid_rates_4 <= 1'b0;
            valid_rates_5 <= 1'b0;
            valid_rates_6 <= 1'b0;
            valid_rates_7 <= 1'b0;
            valid_rates_8 <= 1'b0;
            valid_rates_9 <= 1'b0;
            valid_rates_10 <= 1'b0;
            valid_write <= 1'b0;
            leaves_leave <= 1'b0;
        end else begin
            slot <= slot == 5'd31 ? 5'd0 : slot + 5'd1;
            if (slot == 5'd31) begin
                ready <= 1'b1;
            end
            valid_heard_fetch <= heard_enable;
            valid_heard_word <= valid_heard_fetch;
            valid_fetch <= is_turn;
            valid_out <= valid_fetch;
            valid_rates_0 <= valid_out;
            valid_rates_1 <= valid_rates_0;
            valid_rates_2 <= valid_rates_1;
            valid_rates_3 <= valid_rates_2;
            valid_rates_4 <= valid_rates_3;
            valid_rates_5 <= valid_rates_4;
            valid_rates_6 <= valid_rates_5;
            valid_rates_7 <= valid_rates_6;
            valid_rates_8 <= valid_rates_7;
            valid_rates_9 <= valid_rates_8;
            valid_rates_10 <= valid_rates_9;
            valid_write <= valid_rates_10;
            leaves_leave <= leaves;
        end
    end

    always @(posedge clk) begin
        kind_heard_fetch <= event_kind;
        kind_heard_word <= kind_heard_fetch;
        bytes_heard_fetch <= event_bytes;
        bytes_heard_word <= bytes_heard_fetch;
        clears_fetch <= !ready;
        clears_out <= clears_fetch;
        addr_heard_fetch <= heard_at;
        addr_heard_word <= addr_heard_fetch;
        turn_fetch <= slot[2:0];
        turn_out <= turn_fetch;
        was_out_seen_start <= was_seen_start;
        was_out_seen_mark <= was_seen_mark;
        was_out_rates_active <= was_rates_active;
        was_out_rates_running <= was_rates_running;
        was_out_rates_armed <= was_rates_armed;
        was_out_rates_alpha_marked <= was_rates_alpha_marked;
        was_out_rates_decrease_marked <= was_rates_decrease_marked;
        was_out_rates_stage <= was_rates_stage;
        was_out_rates_alpha <= was_rates_alpha;
        was_out_rates_rate <= was_rates_rate;
        was_out_rates_target <= was_rates_target;
        was_out_rates_alpha_due <= was_rates_alpha_due;
        was_out_rates_decrease_due <= was_rates_decrease_due;
        was_out_rates_rate_due <= was_rates_rate_due;
        was_out_pace_window <= was_pace_window;
        was_out_pace_fraction <= was_pace_fraction;
        now_fetch <= now;
        now_out <= now_fetch;
        turn_leave <= turn_write;
        window_leave <= window;
        kept_leave_active <= kept_active;
        kept_leave_running <= kept_running;
        kept_leave_armed <= kept_armed;
        kept_leave_alpha_marked <= kept_alpha_marked;
        kept_leave_decrease_marked <= kept_decrease_marked;
        kept_leave_stage <= kept_stage;
        kept_leave_alpha <= kept_alpha;
        kept_leave_rate <= kept_rate;
        kept_leave_target <= kept_target;
        kept_leave_alpha_due <= kept_alpha_due;
        kept_leave_decrease_due <= kept_decrease_due;
        kept_leave_rate_due <= kept_rate_due;
    end

    assign limit_valid = leaves_leave;
    assign limit_ccc = turn_leave;
    assign limit_window = window_leave;
    assign limit_rate = kept_leave_rate;
    assign state_active = kept_leave_active;
    assign state_running = kept_leave_running;
    assign state_armed = kept_leave_armed;
    assign state_alpha_marked = kept_leave_alpha_marked;
    assign state_decrease_marked = kept_leave_decrease_marked;
    assign state_stage = kept_leave_stage;
    assign state_alpha = kept_leave_alpha;
    assign state_rate = kept_leave_rate;
    assign state_target = kept_leave_target;
    assign state_alpha_due = kept_leave_alpha_due;
    assign state_decrease_due = kept_leave_decrease_due;
    assign state_rate_due = kept_leave_rate_due;

    wire _unused_ok = &{1'b0, events_at, events_valid};

`ifdef FORMAL
    always @(posedge clk) if (!rst) no_event_before_ready: assert (ready || !event_valid);
`endif

endmodule

`default_nettype wire
