// 16 entries of 194 bits that software has written, to be read back.
`default_nettype none

module uet_written_table_w194_n16 (
    input  wire         clk,
    input  wire         rst,
    input  wire   [3:0] index,
    input  wire         write,
    input  wire [193:0] data,
    output wire [193:0] entry
);

    reg   [15:0] written;
    reg          is_written;
    reg  [193:0] entries [0:15];

    wire [193:0] entries_rdata = entries[index];
    wire  [15:0] written_shr_index = written >> index;

    always @(posedge clk) begin
        if (write) entries[index] <= data;
    end

    always @(posedge clk) begin
        if (rst) begin
            written <= 16'd0;
            is_written <= 1'b0;
        end else begin
            if (write) begin
                written <= written | (16'd1 << index);
            end
            is_written <= written_shr_index[0];
        end
    end

    assign entry = entries_rdata & {194{is_written}};

    wire _unused_ok = &{1'b0, written_shr_index[15:1]};

endmodule

`default_nettype wire
