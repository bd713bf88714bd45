// Turns among 4 virtual channels, chosen a clock ahead.
`default_nettype none

module cbfc_turns_n4 (
    input  wire       clk,
    input  wire       rst,
    input  wire [3:0] fits,
    input  wire [3:0] fits_again,
    input  wire       go,
    input  wire       weighted,
    input  wire [3:0] lasts,
    output reg  [3:0] turn,
    output wire       served,
    output reg        fresh
);

    reg  [2:0] above;

    assign served = |(turn & fits);
    wire [3:0] turn_and_fits_again = turn & fits_again;
    wire [3:0] able = turn_and_fits_again | (~turn & fits);
    wire       goes_on = (|(turn_and_fits_again & lasts)) && weighted;
    wire [3:0] ahead = able & {above, 1'b0};
    wire [3:0] ahead_in_group = {|ahead[3:2], ahead[2], |ahead[1:0], ahead[0]};
    wire       ahead_groups = ahead_in_group[1];
    wire [3:0] ahead_below = {{2{ahead_groups}}, 2'd0};
    wire [3:0] any_in_group = {|able[3:2], able[2], |able[1:0], able[0]};
    wire       any_groups = any_in_group[1];
    wire [3:0] any_below = {{2{any_groups}}, 2'd0};
    wire [3:0] reached = (|ahead) ? ahead_in_group | ahead_below : any_in_group | any_below;
    wire       moves = !served || (go && !goes_on);

    always @(posedge clk) begin
        if (rst) begin
            turn <= 4'd0;
            above <= 3'd0;
            fresh <= 1'b0;
        end else begin
            if (moves) begin
                fresh <= 1'b1;
                turn <= reached & ~{reached[2:0], 1'b0};
                if (|able) begin
                    above <= reached[2:0];
                end
            end else if (go) begin
                fresh <= 1'b0;
            end
        end
    end

`ifdef FORMAL
    always @(posedge clk) if (!rst) one_turn: assert ((turn & (turn - 4'd1)) == 4'd0);
`endif

endmodule

`default_nettype wire
