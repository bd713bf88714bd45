// 64 words of 41 bits, one read-modify-write a clock, each word 2 clocks after its address.
`default_nettype none

module forwarding_ram_w41_d64_l2 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [5:0] addr,
    input  wire        enable,
    input  wire        next_turn,
    input  wire        next_pdcs_0_valid,
    input  wire        next_pdcs_0_taking,
    input  wire        next_pdcs_0_ordered,
    input  wire  [1:0] next_pdcs_0_use,
    input  wire [14:0] next_pdcs_0_pdc,
    input  wire        next_pdcs_1_valid,
    input  wire        next_pdcs_1_taking,
    input  wire        next_pdcs_1_ordered,
    input  wire  [1:0] next_pdcs_1_use,
    input  wire [14:0] next_pdcs_1_pdc,
    input  wire        write,
    output wire        word_turn,
    output wire        word_pdcs_0_valid,
    output wire        word_pdcs_0_taking,
    output wire        word_pdcs_0_ordered,
    output wire  [1:0] word_pdcs_0_use,
    output wire [14:0] word_pdcs_0_pdc,
    output wire        word_pdcs_1_valid,
    output wire        word_pdcs_1_taking,
    output wire        word_pdcs_1_ordered,
    output wire  [1:0] word_pdcs_1_use,
    output wire [14:0] word_pdcs_1_pdc,
    output wire  [5:0] at,
    output wire        valid
);

    reg   [5:0] addr_1;
    reg         valid_1;
    reg   [5:0] addr_2;
    reg         valid_2;
    reg  [40:0] memory_rdata;
    reg         written_turn;
    reg         written_pdcs_0_valid;
    reg         written_pdcs_0_taking;
    reg         written_pdcs_0_ordered;
    reg   [1:0] written_pdcs_0_use;
    reg  [14:0] written_pdcs_0_pdc;
    reg         written_pdcs_1_valid;
    reg         written_pdcs_1_taking;
    reg         written_pdcs_1_ordered;
    reg   [1:0] written_pdcs_1_use;
    reg  [14:0] written_pdcs_1_pdc;
    reg         wrote;
    reg         beside;
    reg         fetched_turn;
    reg         fetched_pdcs_0_valid;
    reg         fetched_pdcs_0_taking;
    reg         fetched_pdcs_0_ordered;
    reg   [1:0] fetched_pdcs_0_use;
    reg  [14:0] fetched_pdcs_0_pdc;
    reg         fetched_pdcs_1_valid;
    reg         fetched_pdcs_1_taking;
    reg         fetched_pdcs_1_ordered;
    reg   [1:0] fetched_pdcs_1_use;
    reg  [14:0] fetched_pdcs_1_pdc;
    reg         one_apart;
    reg         beside_last;
    (* no_rw_check *)
    reg  [40:0] memory [0:63];

    wire        writes = valid_2 && write;
    wire        beside_last_and_wrote = beside_last && wrote;
    wire        word_turn_choice = beside_last_and_wrote ? written_turn : fetched_turn;
    wire        word_pdcs_0_valid_choice = beside_last_and_wrote ? written_pdcs_0_valid : fetched_pdcs_0_valid;
    wire        word_pdcs_0_taking_choice = beside_last_and_wrote ? written_pdcs_0_taking : fetched_pdcs_0_taking;
    wire        word_pdcs_0_ordered_choice = beside_last_and_wrote ? written_pdcs_0_ordered : fetched_pdcs_0_ordered;
    wire  [1:0] word_pdcs_0_use_choice = beside_last_and_wrote ? written_pdcs_0_use : fetched_pdcs_0_use;
    wire [14:0] word_pdcs_0_pdc_choice = beside_last_and_wrote ? written_pdcs_0_pdc : fetched_pdcs_0_pdc;
    wire        word_pdcs_1_valid_choice = beside_last_and_wrote ? written_pdcs_1_valid : fetched_pdcs_1_valid;
    wire        word_pdcs_1_taking_choice = beside_last_and_wrote ? written_pdcs_1_taking : fetched_pdcs_1_taking;
    wire        word_pdcs_1_ordered_choice = beside_last_and_wrote ? written_pdcs_1_ordered : fetched_pdcs_1_ordered;
    wire  [1:0] word_pdcs_1_use_choice = beside_last_and_wrote ? written_pdcs_1_use : fetched_pdcs_1_use;
    wire [14:0] word_pdcs_1_pdc_choice = beside_last_and_wrote ? written_pdcs_1_pdc : fetched_pdcs_1_pdc;
    wire        one_apart_and_wrote = one_apart && wrote;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_2] <= {
        next_turn,
        next_pdcs_1_valid,
        next_pdcs_1_taking,
        next_pdcs_1_ordered,
        next_pdcs_1_use,
        next_pdcs_1_pdc,
        next_pdcs_0_valid,
        next_pdcs_0_taking,
        next_pdcs_0_ordered,
        next_pdcs_0_use,
        next_pdcs_0_pdc
    };
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
        written_turn <= next_turn;
        written_pdcs_0_valid <= next_pdcs_0_valid;
        written_pdcs_0_taking <= next_pdcs_0_taking;
        written_pdcs_0_ordered <= next_pdcs_0_ordered;
        written_pdcs_0_use <= next_pdcs_0_use;
        written_pdcs_0_pdc <= next_pdcs_0_pdc;
        written_pdcs_1_valid <= next_pdcs_1_valid;
        written_pdcs_1_taking <= next_pdcs_1_taking;
        written_pdcs_1_ordered <= next_pdcs_1_ordered;
        written_pdcs_1_use <= next_pdcs_1_use;
        written_pdcs_1_pdc <= next_pdcs_1_pdc;
        beside <= addr == addr_1;
        one_apart <= addr == addr_2;
        fetched_turn <= one_apart_and_wrote ? written_turn : memory_rdata[40];
        fetched_pdcs_0_valid <= one_apart_and_wrote ? written_pdcs_0_valid : memory_rdata[19];
        fetched_pdcs_0_taking <= one_apart_and_wrote ? written_pdcs_0_taking : memory_rdata[18];
        fetched_pdcs_0_ordered <= one_apart_and_wrote ? written_pdcs_0_ordered : memory_rdata[17];
        fetched_pdcs_0_use <= one_apart_and_wrote ? written_pdcs_0_use : memory_rdata[16:15];
        fetched_pdcs_0_pdc <= one_apart_and_wrote ? written_pdcs_0_pdc : memory_rdata[14:0];
        fetched_pdcs_1_valid <= one_apart_and_wrote ? written_pdcs_1_valid : memory_rdata[39];
        fetched_pdcs_1_taking <= one_apart_and_wrote ? written_pdcs_1_taking : memory_rdata[38];
        fetched_pdcs_1_ordered <= one_apart_and_wrote ? written_pdcs_1_ordered : memory_rdata[37];
        fetched_pdcs_1_use <= one_apart_and_wrote ? written_pdcs_1_use : memory_rdata[36:35];
        fetched_pdcs_1_pdc <= one_apart_and_wrote ? written_pdcs_1_pdc : memory_rdata[34:20];
        beside_last <= beside;
    end

    assign word_turn = word_turn_choice;
    assign word_pdcs_0_valid = word_pdcs_0_valid_choice;
    assign word_pdcs_0_taking = word_pdcs_0_taking_choice;
    assign word_pdcs_0_ordered = word_pdcs_0_ordered_choice;
    assign word_pdcs_0_use = word_pdcs_0_use_choice;
    assign word_pdcs_0_pdc = word_pdcs_0_pdc_choice;
    assign word_pdcs_1_valid = word_pdcs_1_valid_choice;
    assign word_pdcs_1_taking = word_pdcs_1_taking_choice;
    assign word_pdcs_1_ordered = word_pdcs_1_ordered_choice;
    assign word_pdcs_1_use = word_pdcs_1_use_choice;
    assign word_pdcs_1_pdc = word_pdcs_1_pdc_choice;
    assign at = addr_2;
    assign valid = valid_2;

`ifdef FORMAL
    reg   [5:0] watched;
    reg         known;
    reg         expected_turn;
    reg         expected_pdcs_0_valid;
    reg         expected_pdcs_0_taking;
    reg         expected_pdcs_0_ordered;
    reg   [1:0] expected_pdcs_0_use;
    reg  [14:0] expected_pdcs_0_pdc;
    reg         expected_pdcs_1_valid;
    reg         expected_pdcs_1_taking;
    reg         expected_pdcs_1_ordered;
    reg   [1:0] expected_pdcs_1_use;
    reg  [14:0] expected_pdcs_1_pdc;

    wire        addr_2_eq_watched = addr_2 == watched;
    wire [40:0] word_is_latest_word = {
        word_turn_choice,
        word_pdcs_1_valid_choice,
        word_pdcs_1_taking_choice,
        word_pdcs_1_ordered_choice,
        word_pdcs_1_use_choice,
        word_pdcs_1_pdc_choice,
        word_pdcs_0_valid_choice,
        word_pdcs_0_taking_choice,
        word_pdcs_0_ordered_choice,
        word_pdcs_0_use_choice,
        word_pdcs_0_pdc_choice
    };
    wire [40:0] word_is_latest_word_2 = {
        expected_turn,
        expected_pdcs_1_valid,
        expected_pdcs_1_taking,
        expected_pdcs_1_ordered,
        expected_pdcs_1_use,
        expected_pdcs_1_pdc,
        expected_pdcs_0_valid,
        expected_pdcs_0_taking,
        expected_pdcs_0_ordered,
        expected_pdcs_0_use,
        expected_pdcs_0_pdc
    };

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
                expected_turn <= next_turn;
                expected_pdcs_0_valid <= next_pdcs_0_valid;
                expected_pdcs_0_taking <= next_pdcs_0_taking;
                expected_pdcs_0_ordered <= next_pdcs_0_ordered;
                expected_pdcs_0_use <= next_pdcs_0_use;
                expected_pdcs_0_pdc <= next_pdcs_0_pdc;
                expected_pdcs_1_valid <= next_pdcs_1_valid;
                expected_pdcs_1_taking <= next_pdcs_1_taking;
                expected_pdcs_1_ordered <= next_pdcs_1_ordered;
                expected_pdcs_1_use <= next_pdcs_1_use;
                expected_pdcs_1_pdc <= next_pdcs_1_pdc;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_2 && known && addr_2_eq_watched) || word_is_latest_word == word_is_latest_word_2);
`endif

endmodule

`default_nettype wire
