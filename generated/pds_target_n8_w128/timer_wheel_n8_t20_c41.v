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
    reg   [2:0] visited;
    reg         visiting;
    reg  [22:0] timers_rdata;
    reg         marks_rdata;
    reg         storing;
    reg   [2:0] stored_id;
    reg         stored_start;
    reg  [20:0] stored_deadline;
    reg         marks_rdata_1;
    reg         waiting;
    reg   [2:0] offered;
    reg  [22:0] timers [0:7];
    reg         marks [0:7];

    wire        tick = phase == 6'd40;
    wire        takes = enable && !clearing;
    wire        due_term = timers_rdata[21] != marks_rdata;
    wire        due_term_2 = visiting && timers_rdata[22] && due_term;
    wire [20:0] due_difference = now - timers_rdata[20:0] - 21'd1;
    wire        due_term_3 = due_term_2 && !due_difference[20];
    wire        due = due_term_3 && !(storing && stored_id == visited);
    wire        not_waiting_or_expired_ready = !waiting || expired_ready;
    wire        expires = due && not_waiting_or_expired_ready;
    wire        blocked = due && !not_waiting_or_expired_ready;
    wire        storing_or_clearing = storing || clearing;
    wire  [2:0] timers_choice = clearing ? pointer : stored_id;
    wire [22:0] timers_word = {stored_start && !clearing, !marks_rdata_1, stored_deadline};
    wire        expires_or_clearing = expires || clearing;
    wire  [2:0] marks_choice = clearing ? pointer : visited;
    wire        marks_term = timers_rdata[21] && !clearing;

    always @(posedge clk) begin
        timers_rdata <= (storing_or_clearing && timers_choice == pointer) ? timers_word : timers[pointer];
        if (storing_or_clearing) timers[timers_choice] <= timers_word;
    end

    always @(posedge clk) begin
        marks_rdata <= (expires_or_clearing && marks_choice == pointer) ? marks_term : marks[pointer];
        marks_rdata_1 <= (expires_or_clearing && marks_choice == id) ? marks_term : marks[id];
        if (expires_or_clearing) marks[marks_choice] <= marks_term;
    end

    always @(posedge clk) begin
        if (rst) begin
            clearing <= 1'b1;
            now <= 21'd0;
            phase <= 6'd0;
            pointer <= 3'd0;
            visiting <= 1'b0;
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
            visiting <= !blocked && !clearing;
            pointer <= blocked ? visited : pointer == 3'd7 ? 3'd0 : pointer + 3'd1;
            if (pointer == 3'd7) begin
                clearing <= 1'b0;
            end
        end
    end

    always @(posedge clk) begin
        visited <= pointer;
        stored_id <= id;
        stored_start <= start;
        stored_deadline <= now + {1'b0, timeout};
        if (expires) begin
            offered <= visited;
        end
    end

    assign ready = !clearing;
    assign expired_payload = offered;
    assign expired_valid = waiting;

    wire _unused_ok = &{1'b0, due_difference[19:0]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) expires_once: assert (!expires || due_term);
`endif

endmodule

`default_nettype wire
