// Turns among 8 virtual channels, chosen a clock ahead.
`default_nettype none

module cbfc_turns_n8 (
    input  wire       clk,
    input  wire       rst,
    input  wire [7:0] fits,
    input  wire [7:0] fits_again,
    input  wire       go,
    input  wire [7:0] lasts,
    output reg  [7:0] turn,
    output wire       served,
    output reg        fresh
);

    reg  [6:0] above;

    assign served = |(turn & fits);
    wire [7:0] leaves = turn & {8{go}};
    wire [7:0] able = (leaves & fits_again) | (~leaves & fits);
    wire       goes_on = |(leaves & fits & fits_again & lasts);
    wire [7:0] ahead = able & {above, 1'b0};
    wire [7:0] ahead_1 = ahead | {ahead[6:0], 1'b0};
    wire [7:0] ahead_2 = ahead_1 | {ahead_1[5:0], 2'd0};
    wire [7:0] ahead_4 = ahead_2 | {ahead_2[3:0], 4'd0};
    wire [7:0] any_1 = able | {able[6:0], 1'b0};
    wire [7:0] any_2 = any_1 | {any_1[5:0], 2'd0};
    wire [7:0] any_4 = any_2 | {any_2[3:0], 4'd0};
    wire [7:0] reached = (|ahead) ? ahead_4 : any_4;

    always @(posedge clk) begin
        if (rst) begin
            turn <= 8'd0;
            above <= 7'd0;
            fresh <= 1'b0;
        end else begin
            if (!served || go) begin
                if (goes_on) begin
                    fresh <= 1'b0;
                end else begin
                    fresh <= 1'b1;
                    turn <= reached & ~{reached[6:0], 1'b0};
                    if (|able) begin
                        above <= reached[6:0];
                    end
                end
            end
        end
    end

`ifdef FORMAL
    always @(posedge clk) if (!rst) one_turn: assert ((turn & (turn - 8'd1)) == 8'd0);
`endif

endmodule

`default_nettype wire
