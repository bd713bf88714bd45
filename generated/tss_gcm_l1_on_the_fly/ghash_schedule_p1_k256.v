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

    reg  [2:0] held;
    reg        waiting_0_last;
    reg        waiting_0_count;
    reg  [7:0] waiting_0_key;
    reg        waiting_1_last;
    reg        waiting_1_count;
    reg  [7:0] waiting_1_key;
    reg        waiting_2_last;
    reg        waiting_2_count;
    reg  [7:0] waiting_2_key;
    reg        waiting_3_last;
    reg        waiting_3_count;
    reg  [7:0] waiting_3_key;
    reg  [1:0] beats_done;
    reg        in_turn;
    reg        issued;
    reg  [2:0] place_of_head;
    reg        near;
    reg  [1:0] left;
    reg  [7:0] key_of_head;
    reg        is_last;
    reg        goes_on;
    reg        concluding;

    wire       known = held > 3'd2 || waiting_0_last || waiting_1_last;
    wire       go = held != 3'd0 && known && (in_turn || beats_done == 2'd0);
    wire [2:0] rest = held - {2'd0, go};
    wire [1:0] exponent_0 = left - 2'd1;
    wire       left_gt_0 = left > 2'd0;
    wire       concludes_term = near && left_gt_0 && left <= 2'd2;
    wire       concludes = issued && concludes_term;
    wire [1:0] left_sum = {1'b0, waiting_1_count} + 2'd1;
    wire [1:0] left_choice = waiting_1_last ? left_sum : {1'b0, waiting_2_count} + 2'd2;
    wire       not_near_or_left_gt_0 = !near || left_gt_0;

    always @(posedge clk) begin
        if (rst) begin
            held <= 3'd0;
            waiting_0_last <= 1'b0;
            waiting_1_last <= 1'b0;
            waiting_2_last <= 1'b0;
            waiting_3_last <= 1'b0;
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
            held <= rest + {2'd0, valid};
            if (go) begin
                waiting_0_last <= waiting_1_last;
            end
            if (valid && rest == 3'd0) begin
                waiting_0_last <= beat_last;
            end
            if (go) begin
                waiting_1_last <= waiting_2_last;
            end
            if (valid && rest == 3'd1) begin
                waiting_1_last <= beat_last;
            end
            if (go) begin
                waiting_2_last <= waiting_3_last;
            end
            if (valid && rest == 3'd2) begin
                waiting_2_last <= beat_last;
            end
            if (go) begin
                waiting_3_last <= 1'b0;
            end
            if (valid && rest == 3'd3) begin
                waiting_3_last <= beat_last;
            end
            issued <= go;
            if (issued) begin
                place_of_head <= place_of_head + 3'd1;
            end
            if (issued) begin
                concluding <= concludes && !is_last;
            end
            issue <= issued;
            ends <= issued && is_last;
        end
    end

    always @(posedge clk) begin
        if (go) begin
            waiting_0_count <= waiting_1_count;
            waiting_0_key <= waiting_1_key;
        end
        if (valid && rest == 3'd0) begin
            waiting_0_count <= beat_count;
            waiting_0_key <= beat_key;
        end
        if (go) begin
            waiting_1_count <= waiting_2_count;
            waiting_1_key <= waiting_2_key;
        end
        if (valid && rest == 3'd1) begin
            waiting_1_count <= beat_count;
            waiting_1_key <= beat_key;
        end
        if (go) begin
            waiting_2_count <= waiting_3_count;
            waiting_2_key <= waiting_3_key;
        end
        if (valid && rest == 3'd2) begin
            waiting_2_count <= beat_count;
            waiting_2_key <= beat_key;
        end
        if (valid && rest == 3'd3) begin
            waiting_3_count <= beat_count;
            waiting_3_key <= beat_key;
        end
        near <= waiting_0_last || waiting_1_last || waiting_2_last;
        left <= waiting_0_last ? {1'b0, waiting_0_count} : left_choice;
        key_of_head <= waiting_0_key;
        is_last <= waiting_0_last;
        goes_on <= beats_done == 2'd2;
        place <= place_of_head;
        key <= key_of_head;
        power_0 <= concludes_term ? exponent_0[0] : 1'b1;
        turn_0_block <= issued && not_near_or_left_gt_0;
        turn_0_continues <= !issued || (goes_on && not_near_or_left_gt_0);
        turn_0_concludes <= issued && concludes_term;
        starts <= concludes && !concluding;
    end

    wire _unused_ok = &{1'b0, exponent_0[1]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) has_room: assert (!valid || go || held != 3'd4);
    always @(posedge clk) if (!rst) has_blocks: assert (!valid || beat_count || !beat_last);
`endif

endmodule

`default_nettype wire
