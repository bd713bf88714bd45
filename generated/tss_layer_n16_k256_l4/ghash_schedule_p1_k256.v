// When 1 block a clock are multiplied, and by which power of H.
`default_nettype none

module ghash_schedule_p1_k256 (
    input  wire       clk,
    input  wire       rst,
    input  wire       valid,
    input  wire       beat_last,
    input  wire       beat_count,
    input  wire [7:0] beat_key,
    output reg        issue,
    output reg  [2:0] place,
    output reg  [7:0] key,
    output reg        power_0,
    output reg        turn_0_block,
    output reg        turn_0_continues,
    output reg        turn_0_concludes,
    output reg        starts,
    output reg        ends
);

    reg  [1:0] held;
    reg        waiting_0_last;
    reg  [7:0] waiting_0_key;
    reg        waiting_1_last;
    reg  [7:0] waiting_1_key;
    reg        waiting_2_last;
    reg  [7:0] waiting_2_key;
    reg  [1:0] beats_done;
    reg        in_turn;
    reg        issued;
    reg  [2:0] place_of_head;
    reg        near;
    reg  [1:0] left;
    reg  [7:0] key_of_head;
    reg        is_last;
    reg        is_open;
    reg        goes_on;
    reg        concluding;

    wire       known = held > 2'd1 || waiting_0_last;
    wire       go = known && (in_turn || beats_done == 2'd0);
    wire [1:0] rest = held - {1'b0, go};
    wire [1:0] exponent_0 = left - 2'd1;
    wire       concludes = issued && near;

    always @(posedge clk) begin
        if (rst) begin
            held <= 2'd0;
            waiting_0_last <= 1'b0;
            waiting_1_last <= 1'b0;
            waiting_2_last <= 1'b0;
            beats_done <= 2'd0;
            in_turn <= 1'b0;
            issued <= 1'b0;
            place_of_head <= 3'd0;
            concluding <= 1'b0;
            issue <= 1'b0;
            ends <= 1'b0;
        end else begin
            in_turn <= go || !in_turn;
            if (go) begin
                if (waiting_0_last) begin
                    beats_done <= 2'd0;
                end else if (beats_done != 2'd2) begin
                    beats_done <= beats_done + 2'd1;
                end
            end
            held <= rest + {1'b0, valid};
            if (go) begin
                waiting_0_last <= waiting_1_last;
            end
            if (valid && rest == 2'd0) begin
                waiting_0_last <= beat_last;
            end
            if (go) begin
                waiting_1_last <= waiting_2_last;
            end
            if (valid && rest == 2'd1) begin
                waiting_1_last <= beat_last;
            end
            waiting_2_last <= 1'b0;
            if (valid && rest == 2'd2) begin
                waiting_2_last <= beat_last;
            end
            issued <= go;
            if (issued) begin
                place_of_head <= place_of_head + 3'd1;
            end
            concluding <= concludes && !is_last;
            issue <= issued;
            ends <= issued && is_last;
        end
    end

    always @(posedge clk) begin
        if (go) begin
            waiting_0_key <= waiting_1_key;
        end
        if (valid && rest == 2'd0) begin
            waiting_0_key <= beat_key;
        end
        if (go) begin
            waiting_1_key <= waiting_2_key;
        end
        if (valid && rest == 2'd1) begin
            waiting_1_key <= beat_key;
        end
        if (valid && rest == 2'd2) begin
            waiting_2_key <= beat_key;
        end
        near <= waiting_0_last || waiting_1_last;
        left <= waiting_0_last ? 2'd1 : 2'd2;
        key_of_head <= waiting_0_key;
        is_last <= waiting_0_last;
        is_open <= |beats_done;
        goes_on <= beats_done == 2'd2;
        place <= place_of_head;
        key <= key_of_head;
        power_0 <= near ? exponent_0[0] : 1'b1;
        turn_0_block <= issued;
        turn_0_continues <= issued ? goes_on : is_open;
        turn_0_concludes <= issued && near;
        starts <= concludes && !concluding;
    end

    wire _unused_ok = &{1'b0, beat_count, exponent_0[1]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) has_room: assert (go || held != 2'd3);
    always @(posedge clk) if (!rst) has_blocks: assert (!valid || beat_count || !beat_last);
`endif

endmodule

`default_nettype wire
