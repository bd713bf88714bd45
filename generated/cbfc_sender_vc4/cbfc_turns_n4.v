// Turns among 4 virtual channels, chosen a clock ahead.
`default_nettype none

module cbfc_turns_n4 (
    input  wire       clk,
    input  wire       rst,
    input  wire [3:0] fits,
    input  wire [3:0] fits_again,
    input  wire       go,
    input  wire [3:0] lasts,
    output reg  [3:0] turn,
    output wire       served,
    output reg        fresh
);

    reg  [2:0] above;

    assign served = |(turn & fits);
    wire [3:0] leaves = turn & {4{go}};
    wire [3:0] able = (leaves & fits_again) | (~leaves & fits);
    wire       goes_on = |(leaves & fits & fits_again & lasts);
    wire [3:0] ahead = able & {above, 1'b0};
    wire [3:0] ahead_1 = ahead | {ahead[2:0], 1'b0};
    wire [3:0] ahead_2 = ahead_1 | {ahead_1[1:0], 2'd0};
    wire [3:0] any_1 = able | {able[2:0], 1'b0};
    wire [3:0] any_2 = any_1 | {any_1[1:0], 2'd0};
    wire [3:0] reached = (|ahead) ? ahead_2 : any_2;

    always @(posedge clk) begin
        if (rst) begin
            turn <= 4'd0;
            above <= 3'd0;
            fresh <= 1'b0;
        end else begin
            if (!served || go) begin
                if (goes_on) begin
                    fresh <= 1'b0;
                end else begin
                    fresh <= 1'b1;
                    turn <= reached & ~{reached[2:0], 1'b0};
                    if (|able) begin
                        above <= reached[2:0];
                    end
                end
            end
        end
    end

`ifdef FORMAL
    always @(posedge clk) if (!rst) one_turn: assert ((turn & (turn - 4'd1)) == 4'd0);
`endif

endmodule

`default_nettype wire
