// 8 words of 83 bits, one read-modify-write a clock, each word 2 clocks after its address.
`default_nettype none

module forwarding_ram_w83_d8_l2 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [2:0] addr,
    input  wire        enable,
    input  wire [23:0] next_achieved,
    input  wire [31:0] next_end,
    input  wire        next_open,
    input  wire        next_triggered,
    input  wire [24:0] next_to_ignore,
    input  wire        write,
    output wire [23:0] word_achieved,
    output wire [31:0] word_end,
    output wire        word_open,
    output wire        word_triggered,
    output wire [24:0] word_to_ignore,
    output wire  [2:0] at,
    output wire        valid
);

    reg   [2:0] addr_1;
    reg         valid_1;
    reg   [2:0] addr_2;
    reg         valid_2;
    reg  [82:0] memory_rdata;
    reg  [23:0] written_achieved;
    reg  [31:0] written_end;
    reg         written_open;
    reg         written_triggered;
    reg  [24:0] written_to_ignore;
    reg         wrote;
    reg         beside;
    reg  [23:0] fetched_achieved;
    reg  [31:0] fetched_end;
    reg         fetched_open;
    reg         fetched_triggered;
    reg  [24:0] fetched_to_ignore;
    reg         one_apart;
    reg         beside_last;
    (* no_rw_check *)
    reg  [82:0] memory [0:7];

    wire        writes = valid_2 && write;
    wire        beside_last_and_wrote = beside_last && wrote;
    wire [23:0] word_achieved_choice = beside_last_and_wrote ? written_achieved : fetched_achieved;
    wire [31:0] word_end_choice = beside_last_and_wrote ? written_end : fetched_end;
    wire        word_open_choice = beside_last_and_wrote ? written_open : fetched_open;
    wire        word_triggered_choice = beside_last_and_wrote ? written_triggered : fetched_triggered;
    wire [24:0] word_to_ignore_choice = beside_last_and_wrote ? written_to_ignore : fetched_to_ignore;
    wire        one_apart_and_wrote = one_apart && wrote;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_2] <= {next_achieved, next_end, next_open, next_triggered, next_to_ignore};
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            wrote <= 1'b0;
        end else begin
            valid_1 <= enable;
            valid_2 <= valid_1;
            wrote <= writes;
        end
    end

    always @(posedge clk) begin
        addr_1 <= addr;
        addr_2 <= addr_1;
        written_achieved <= next_achieved;
        written_end <= next_end;
        written_open <= next_open;
        written_triggered <= next_triggered;
        written_to_ignore <= next_to_ignore;
        beside <= addr == addr_1;
        one_apart <= addr == addr_2;
        fetched_achieved <= one_apart_and_wrote ? written_achieved : memory_rdata[82:59];
        fetched_end <= one_apart_and_wrote ? written_end : memory_rdata[58:27];
        fetched_open <= one_apart_and_wrote ? written_open : memory_rdata[26];
        fetched_triggered <= one_apart_and_wrote ? written_triggered : memory_rdata[25];
        fetched_to_ignore <= one_apart_and_wrote ? written_to_ignore : memory_rdata[24:0];
        beside_last <= beside;
    end

    assign word_achieved = word_achieved_choice;
    assign word_end = word_end_choice;
    assign word_open = word_open_choice;
    assign word_triggered = word_triggered_choice;
    assign word_to_ignore = word_to_ignore_choice;
    assign at = addr_2;
    assign valid = valid_2;

`ifdef FORMAL
    reg   [2:0] watched;
    reg         known;
    reg  [23:0] expected_achieved;
    reg  [31:0] expected_end;
    reg         expected_open;
    reg         expected_triggered;
    reg  [24:0] expected_to_ignore;

    wire        addr_2_eq_watched = addr_2 == watched;
    wire [82:0] word_is_latest_word = {
        word_achieved_choice,
        word_end_choice,
        word_open_choice,
        word_triggered_choice,
        word_to_ignore_choice
    };
    wire [82:0] word_is_latest_word_2 = {expected_achieved, expected_end, expected_open, expected_triggered, expected_to_ignore};

    always @(posedge clk) begin
        if (rst) begin
            known <= 1'b0;
        end else begin
            if (writes) begin
                if (!known || addr_2_eq_watched) begin
                    known <= 1'b1;
                end
            end
        end
    end

    always @(posedge clk) begin
        if (writes) begin
            if (!known || addr_2_eq_watched) begin
                watched <= addr_2;
                expected_achieved <= next_achieved;
                expected_end <= next_end;
                expected_open <= next_open;
                expected_triggered <= next_triggered;
                expected_to_ignore <= next_to_ignore;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_2 && known && addr_2_eq_watched) || word_is_latest_word == word_is_latest_word_2);
`endif

endmodule

`default_nettype wire
