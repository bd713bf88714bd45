// 8 timers of 20 bits, in ticks of 41 clocks.
`default_nettype none

module timer_wheel_n8_t20_c41 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire        start,
    input  wire  [2:0] id,
    input  wire [19:0] timeout,
    output wire        ready,
    output wire  [2:0] expired_payload,
    output wire        expired_valid,
    input  wire        expired_ready
);

    reg         clearing;
    reg  [20:0] now;
    reg   [5:0] phase;
    reg   [2:0] pointer;
    reg   [2:0] visit_id;
    reg         visit_valid;
    reg   [2:0] judged_id;
    reg         judged_due;
    reg         judged_mark;
    reg  [22:0] timers_rdata;
    reg         marks_rdata;
    reg         storing;
    reg   [2:0] stored_id;
    reg         stored_start;
    reg  [20:0] stored_deadline;
    reg         marks_rdata_1;
    reg         waiting;
    reg   [2:0] offered;
    (* no_rw_check *)
    reg  [22:0] timers [0:7];
    reg         marks [0:7];

    wire        tick = phase == 6'd40;
    wire        takes = enable && !clearing;
    wire        due = judged_due && !(storing && stored_id == judged_id);
    wire        not_waiting_or_expired_ready = !waiting || expired_ready;
    wire        expires = due && not_waiting_or_expired_ready;
    wire        blocked = due && !not_waiting_or_expired_ready;
    wire  [2:0] timers_choice = clearing ? pointer : stored_id;
    wire        expires_or_clearing = expires || clearing;
    wire  [2:0] marks_choice = clearing ? pointer : judged_id;
    wire        judged_mark_and_not_clearing = judged_mark && !clearing;
    wire        judged_due_term = !blocked && visit_valid && timers_rdata[22];
    wire        judged_due_term_2 = judged_due_term && timers_rdata[21] != marks_rdata;
    wire [20:0] timers_rdata_20_0_minus_now = timers_rdata[20:0] - now;
    wire        judged_due_term_3 = !(storing && stored_id == visit_id);

    always @(posedge clk) begin
        timers_rdata <= timers[pointer];
        if (storing || clearing) timers[timers_choice] <= {stored_start && !clearing, !marks_rdata_1, stored_deadline};
    end

    always @(posedge clk) begin
        marks_rdata <= (expires_or_clearing && marks_choice == pointer) ? judged_mark_and_not_clearing : marks[pointer];
        marks_rdata_1 <= (expires_or_clearing && marks_choice == id) ? judged_mark_and_not_clearing : marks[id];
        if (expires_or_clearing) marks[marks_choice] <= judged_mark_and_not_clearing;
    end

    always @(posedge clk) begin
        if (rst) begin
            clearing <= 1'b1;
            now <= 21'd0;
            phase <= 6'd0;
            pointer <= 3'd0;
            visit_valid <= 1'b0;
            judged_due <= 1'b0;
            storing <= 1'b0;
            waiting <= 1'b0;
        end else begin
            phase <= tick ? 6'd0 : phase + 6'd1;
            if (tick) begin
                now <= now + 21'd1;
            end
            storing <= takes;
            if (expired_ready) begin
                waiting <= 1'b0;
            end
            if (expires) begin
                waiting <= 1'b1;
            end
            visit_valid <= !blocked && !clearing && !(storing && stored_id == pointer);
            judged_due <= judged_due_term_2 && timers_rdata_20_0_minus_now[20] && judged_due_term_3;
            pointer <= blocked ? judged_id : pointer == 3'd7 ? 3'd0 : pointer + 3'd1;
            if (pointer == 3'd7) begin
                clearing <= 1'b0;
            end
        end
    end

    always @(posedge clk) begin
        stored_id <= id;
        stored_start <= start;
        stored_deadline <= now + {1'b0, timeout};
        if (expires) begin
            offered <= judged_id;
        end
        visit_id <= pointer;
        judged_id <= visit_id;
        judged_mark <= timers_rdata[21];
    end

    assign ready = !clearing;
    assign expired_payload = offered;
    assign expired_valid = waiting;

    wire _unused_ok = &{1'b0, timers_rdata_20_0_minus_now[19:0]};

endmodule

`default_nettype wire
