// RTOs by the number of retries.
`default_nettype none

module pds_initiator_rto_table (
    input  wire        clk,
    input  wire        rst,
    input  wire  [3:0] retries,
    input  wire [31:0] rto_init,
    input  wire [31:0] rto_max,
    output wire [31:0] first,
    output wire [31:0] same,
    output wire [31:0] more
);

    reg  [31:0] first_time;
    reg   [3:0] index;
    reg  [31:0] time_now;
    reg  [63:0] times [0:15];

    wire        is_last = &index;
    wire [31:0] doubled = {time_now[30:0], 1'b0};
    wire        is_most = time_now[31] || doubled >= rto_max;
    wire [31:0] more_now = is_last ? time_now : is_most ? rto_max : doubled;
    wire [63:0] times_rdata = times[retries];

    always @(posedge clk) begin
        times[index] <= {time_now, more_now};
    end

    always @(posedge clk) begin
        if (rst) begin
            index <= 4'd0;
        end else begin
            index <= index + 4'd1;
        end
    end

    always @(posedge clk) begin
        first_time <= rto_init < rto_max ? rto_init : rto_max;
        time_now <= is_last ? first_time : more_now;
    end

    assign first = first_time;
    assign same = times_rdata[63:32];
    assign more = times_rdata[31:0];

endmodule

`default_nettype wire
