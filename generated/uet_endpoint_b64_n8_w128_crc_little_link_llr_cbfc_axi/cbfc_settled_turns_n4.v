// Chooses among 4 requests of the clock before in turn.
`default_nettype none

module cbfc_settled_turns_n4 (
    input  wire       clk,
    input  wire       rst,
    input  wire [3:0] request,
    input  wire       accept,
    output wire [1:0] index,
    output wire       valid
);

    reg  [1:0] last;
    reg  [3:0] all;
    reg  [3:0] ahead;
    reg        valid_now;

    wire       none_3_0 = !(|ahead);
    wire       none_5_4 = !(|all[1:0]);
    wire       none_6_6 = !all[2];
    wire       none_4_4 = !all[0];
    wire [1:0] at_7_4 = {none_5_4, none_5_4 ? none_6_6 : none_4_4};
    wire       none_1_0 = !(|ahead[1:0]);
    wire       none_2_2 = !ahead[2];
    wire       none_0_0 = !ahead[0];
    wire [1:0] at_3_0 = {none_1_0, none_1_0 ? none_2_2 : none_0_0};
    wire [2:0] at_7_0 = {none_3_0, none_3_0 ? at_7_4 : at_3_0};
    wire [2:0] position = at_7_0;
    wire [3:0] ahead_word = {last <= 2'd2, last <= 2'd1, last <= 2'd0, 1'b0};

    always @(posedge clk) begin
        if (rst) begin
            last <= 2'd3;
            all <= 4'd0;
            ahead <= 4'd0;
            valid_now <= 1'b0;
        end else begin
            all <= request;
            ahead <= request & ahead_word;
            valid_now <= |request;
            if (valid_now && accept) begin
                last <= position[1:0];
            end
        end
    end

    assign index = position[1:0];
    assign valid = valid_now;

    wire _unused_ok = &{1'b0, all[3], position[2]};

endmodule

`default_nettype wire
